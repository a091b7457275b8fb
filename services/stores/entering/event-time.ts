import { Problem } from '../../../shared/contract/problem.ts';
import { dayOf } from '../../../shared/dates.ts';

/** The length of `YYYY-MM-DD`. */
const DAY_LENGTH = 10;

/**
 * The time of an event. A day stands for its beginning (UTC), except the day of the state before it: the event then has
 * the same time, because a day alone does not say which of the two came first.
 * @param reported a time or a day; undefined for now
 * @param before when the stores' current states began
 * @throws Problem `store-event-ahead` for the future
 */
export function eventTime(reported: string | undefined, { before, now }: { before: string; now: Date }): string {
  if (reported === undefined) return now.toISOString();
  if (reported.length > DAY_LENGTH) return notAhead(new Date(reported), now);
  return reported === dayOf(new Date(before)) ? before : notAhead(new Date(reported), now);
}

function notAhead(time: Date, now: Date): string {
  if (time > now) throw new Problem('store-event-ahead');
  return time.toISOString();
}
