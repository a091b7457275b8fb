const calendar = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats a month (YYYY-MM) for people: `October 2026`. */
export const monthText = (month: string): string => calendar.format(new Date(`${month}-01`));
