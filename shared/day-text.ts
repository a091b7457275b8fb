const calendar = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day (YYYY-MM-DD) as people read it: `Dec 24, 2026`. '' for none. */
export const dayText = (day: string): string => (day ? calendar.format(new Date(day)) : '');
