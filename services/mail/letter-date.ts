const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/**
 * Formats a day in UTC, because a receipt may be used for accounting.
 * @param moment ISO 8601
 */
export const dayOf = (moment: string): string => day.format(new Date(moment));

/** Formats a day and time, to the minute, so that readers can tell whether they made the change themselves. */
export const momentOf = (moment: string): string => `${dayOf(moment)}, ${time.format(new Date(moment))} UTC`;
