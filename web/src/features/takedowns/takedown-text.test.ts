import { expect, test } from '@jest/globals';
import type { Takedown } from '../../../../shared/takedowns/takedown.ts';
import { dueText } from './due-text.ts';
import { progressText, scopeText } from './takedown-text.ts';

const TODAY = '2026-11-27';
const takedown = {
  stores: ['Spotify', 'Deezer'],
  territories: ['WW'],
  tracks: null,
  day: null,
  dueOn: '2026-12-04',
  requestedAt: '2026-11-27T12:00:00.000Z',
  state: 'requested',
} as unknown as Takedown;
const sent = { ...takedown, state: 'sent', sent: { at: '2026-11-30T12:00:00.000Z' }, confirmed: { Deezer: {} } };

test('product 34.8: says what a takedown takes down', () => {
  expect(scopeText(takedown)).toBe('The whole release, everywhere. Spotify, Deezer.');
  const part = { ...takedown, territories: ['DE'], tracks: [{ title: 'One' }] } as Takedown;
  expect(scopeText(part)).toBe('One: Germany. Spotify, Deezer.');
});

test('product 34.8: says how far a takedown is', () => {
  expect(progressText(takedown, TODAY)).toBe('Requested Nov 27, 2026. We send it to the stores by Dec 4, 2026.');
  const scheduled = { ...takedown, day: '2027-01-15' } as Takedown;
  expect(progressText(scheduled, TODAY)).toMatch(/^From Fri, Jan 15, 2027\. Requested/);
  expect(progressText(sent as unknown as Takedown, TODAY)).toBe('Sent on Nov 30, 2026. Confirmed by 1 of 2 stores.');
});

test('product 34.4: says when a takedown is due', () => {
  expect(dueText(takedown as never, TODAY)).toBe('Due Fri, Dec 4, 2026');
  expect(dueText(takedown as never, '2026-12-04')).toBe('Due Fri, Dec 4, 2026');
  expect(dueText(takedown as never, '2026-12-05')).toBe('Overdue since Dec 4, 2026');
  expect(dueText({ ...takedown, day: '2026-12-01', dueOn: '2026-12-08' } as never, TODAY)).toBe(
    'From Tue, Dec 1, 2026. Due Tue, Dec 8, 2026',
  );
});
