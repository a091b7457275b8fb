import type { StateOf } from '../../../../shared/states-language/definition.ts';
import { matchesError, type StateError } from './state-error.ts';

type Row = NonNullable<StateOf<'Task'>['Retry']>[number];

/** The maximum pause (https://states-language.net/spec.html, "Retriers"). */
const MAX_PAUSE_SECONDS = 31_622_400;

/** How many seconds to wait after this number of tries. */
function pauseOf(row: Row, tries: number, random: () => number): number {
  const { IntervalSeconds = 1, BackoffRate = 2, MaxDelaySeconds = MAX_PAUSE_SECONDS, JitterStrategy } = row;
  const seconds = Math.min(IntervalSeconds * BackoffRate ** tries, MaxDelaySeconds);
  return JitterStrategy === 'FULL' ? seconds * random() : seconds;
}

/**
 * Counts the tries of one state, separately for each row of its `Retry`.
 * @returns a function that returns the seconds to wait before the next try, or undefined if there is none
 */
export function retrier(rows: Row[] = [], random: () => number = Math.random) {
  const tries = rows.map(() => 0);
  return (error: StateError): number | undefined => {
    const n = rows.findIndex((row) => matchesError(row, error));
    const row = rows[n];
    const tried = tries[n] ?? 0;
    if (!row || tried >= (row.MaxAttempts ?? 3)) return undefined;
    tries[n] = tried + 1;
    return pauseOf(row, tried, random);
  };
}
