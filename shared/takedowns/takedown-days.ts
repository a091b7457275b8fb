/** How many years ahead a takedown can be scheduled. */
const YEARS_AHEAD = 2;

/** The last day for which a takedown can be scheduled. From 29 February, it is 1 March. @param today YYYY-MM-DD */
export function lastTakedownDay(today: string): string {
  const last = new Date(today);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD);
  return last.toISOString().slice(0, 10);
}
