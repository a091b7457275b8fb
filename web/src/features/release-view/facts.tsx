import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** In line with the fields of the editor. */
  side?: boolean;
  /** What was left empty has no row; where an answer can still be given it has one. */
  onlyGiven?: boolean | undefined;
};

/** A name and what it is. Used wherever a value is only read. */
export const Facts = ({ rows, side, onlyGiven }: Props) => (
  <dl
    className={classes(
      'grid gap-y-2',
      side
        ? 'grid-cols-[minmax(7rem,9rem)_minmax(0,1fr)] gap-x-4 gap-y-2'
        : 'grid-cols-[8rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6',
    )}
  >
    {(onlyGiven ? rows.filter(([, value]) => value) : rows).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className={classes('text-small leading-6', side ? 'font-[560]' : 'text-soft')}>{name}</dt>
        <dd className={classes('[overflow-wrap:anywhere]', side && 'sm:px-3')}>{value || '–'}</dd>
      </div>
    ))}
  </dl>
);
