import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** Aligns the facts with the fields of the editor. */
  side?: boolean;
  /** Hides rows without a value. */
  onlyGiven?: boolean | undefined;
};

/** Names with their values, for all read-only views. */
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
