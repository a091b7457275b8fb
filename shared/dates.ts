/** The number of days in a month. @param month YYYY-MM */
export const daysInMonth = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** The calendar day at a given time, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
