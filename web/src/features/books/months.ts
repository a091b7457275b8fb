/** The month of a date in UTC, as used by the ledger: YYYY-MM. */
export const thisMonth = (now: Date): string => now.toISOString().slice(0, 7);

/** The month a given number of months later, or earlier if `by` is negative. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, n = 1] = month.split('-').map(Number);
  return thisMonth(new Date(Date.UTC(year, n - 1 + by)));
}

const names = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats a month as `November 2026`. Invalid input is returned unchanged. */
export function monthText(month: string): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? month : names.format(day);
}
