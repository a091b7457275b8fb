const calendar = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats a day (YYYY-MM-DD) for people: `Dec 24, 2026`. '' stays ''. */
export const dayText = (day: string): string => (day ? calendar.format(new Date(day)) : '');
