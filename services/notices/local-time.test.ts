import { localTime } from './local-time.ts';

test.each([
  ['2026-11-27', 'Europe/Berlin', '2026-11-27T08:00:00.000Z'],
  ['2026-07-27', 'Europe/Berlin', '2026-07-27T07:00:00.000Z'],
  // Clocks change at 2:00 and 3:00 on these days.
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T08:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T13:00:00.000Z'],
  ['2026-11-27', 'Pacific/Kiritimati', '2026-11-26T19:00:00.000Z'],
  ['2026-11-27', 'Pacific/Pago_Pago', '2026-11-27T20:00:00.000Z'],
  ['2026-11-27', 'Asia/Kathmandu', '2026-11-27T03:15:00.000Z'],
  ['2028-02-29', 'UTC', '2028-02-29T09:00:00.000Z'],
])('nine o’clock on %s in %s is %s (product 36.6)', (day, timeZone, moment) => {
  expect(localTime(day, 9, timeZone).toISOString()).toBe(moment);
});
