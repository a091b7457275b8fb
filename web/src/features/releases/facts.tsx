import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** In line with the fields of the editor. */
  side?: boolean;
};

/** A name and what it is. Used wherever a value is only read. */
export const Facts = ({ rows, side }: Props) => (
  <dl
    className={classes(
      'grid gap-y-2',
      side
        ? 'grid-cols-[minmax(7rem,10rem)_minmax(0,1fr)] gap-x-4 gap-y-3'
        : 'grid-cols-[minmax(7rem,12rem)_minmax(0,2fr)] gap-x-6',
    )}
  >
    {rows.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className={classes('text-small leading-6', side ? 'font-[560]' : 'text-soft')}>{name}</dt>
        <dd className={classes('[overflow-wrap:anywhere]', side && 'sm:px-3')}>{value || '–'}</dd>
      </div>
    ))}
  </dl>
);
