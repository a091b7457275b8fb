import { toastMs } from './toast-time.ts';

test('a toast stays long enough to be read, a failure longer than a message, and a link to the next step longest', () => {
  expect(toastMs('said', 'Saved')).toBe(4000);
  expect(toastMs('way back', 'Applied to 15 tracks')).toBe(8000);
  expect(toastMs('failure', 'Not saved')).toBe(9000);
  const list = 'Missing required fields: '.padEnd(300, 'Audio file of track 2, ');
  expect(toastMs('failure', list)).toBeGreaterThan(20_000);
  expect(toastMs('way on', 'The Single plan for Salt Road is paid.')).toBe(30_000);
});
