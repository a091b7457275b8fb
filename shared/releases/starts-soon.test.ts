import { startsSoon } from './starts-soon.ts';

const now = new Date('2026-11-01T10:00:00.000Z');

test.each([
  ['as soon as possible', 'asap', true],
  ['no day yet', '', true],
  ['a day that has passed', '2026-10-01', true],
  ['in four weeks', '2026-11-29', true],
  ['in more than four weeks', '2026-11-30', false],
])('product 11.5: the delivery time matters for a release that starts %s: %s', (_, salesStart, soon) => {
  expect(startsSoon(salesStart, now)).toBe(soon);
});
