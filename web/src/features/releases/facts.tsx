import type { ReactNode } from 'react';

/** A name and what it is. Used wherever a release is only read. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
    {rows.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-small leading-6 text-soft">{name}</dt>
        <dd className="max-sm:pb-2 [overflow-wrap:anywhere]">{value || '–'}</dd>
      </div>
    ))}
  </dl>
);
