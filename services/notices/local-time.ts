const parts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const;

/** How many milliseconds a zone's clocks are ahead of UTC at a time; clocks differ by whole minutes. */
function offsetMs(time: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).formatToParts(new Date(time));
  const value = (name: string) => Number(clock.find(({ type }) => type === name)?.value);
  const local = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'));
  return local - Math.floor(time / 60_000) * 60_000;
}

/**
 * The moment when the clocks of a time zone show an hour of a day. If they skip the hour, the moment after the gap.
 * @param day YYYY-MM-DD
 */
export function localTime(day: string, hour: number, timeZone: string): Date {
  const asUtc = new Date(`${day}T00:00:00.000Z`).getTime() + hour * 3_600_000;
  // The offset at the first guess may be that of the other side of a change of clocks.
  const guess = asUtc - offsetMs(asUtc, timeZone);
  return new Date(asUtc - offsetMs(guess, timeZone));
}
