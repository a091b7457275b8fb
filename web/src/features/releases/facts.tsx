import type { ReactNode } from 'react';

/** A name and what it is. Used wherever a release is only read. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-[minmax(7rem,12rem)_minmax(0,2fr)] gap-x-6 gap-y-2">
    {rows.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-small leading-6 text-soft">{name}</dt>
        <dd className="[overflow-wrap:anywhere]">{value || '–'}</dd>
      </div>
    ))}
  </dl>
);
