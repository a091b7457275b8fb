import type { OfficeTakedown } from '../../../../shared/takedowns/takedown.ts';
import { shortDate, weekday } from '../../lib/format.ts';

type Dated = Pick<OfficeTakedown, 'state' | 'day' | 'dueOn'>;

/** Whether an open takedown's last day has passed. @param today YYYY-MM-DD, in UTC */
export const isOverdue = ({ dueOn }: Dated, today: string): boolean => dueOn < today;

/** Whether a takedown begins only on a later day. */
export const isScheduled = ({ day }: Dated, today: string): boolean => day !== null && day > today;

/** When a takedown is due, for the office (product 34.4). */
export function dueText(takedown: Dated, today: string): string {
  if (isOverdue(takedown, today)) return `Overdue since ${shortDate(takedown.dueOn)}`;
  const due = `Due ${weekday(takedown.dueOn)}`;
  return takedown.day !== null && isScheduled(takedown, today) ? `From ${weekday(takedown.day)}. ${due}` : due;
}
