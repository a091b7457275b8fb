/** The calendar day of a moment, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
