import { waitingText } from './waiting-text.ts';

test.each([
  ['2026-11-22T11:00:01.000Z', 'less than an hour'],
  ['2026-11-22T11:00:00.000Z', '1 hour'],
  ['2026-11-20T12:00:01.000Z', '47 hours'],
  ['2026-11-20T12:00:00.000Z', '2 days'],
  ['2026-11-23T12:00:00.000Z', 'less than an hour'],
])('product 22.1: a submission at %s has waited %s', (since, text) => {
  expect(waitingText(since, Date.parse('2026-11-22T12:00:00.000Z'))).toBe(text);
});
