import { aCompleteDraft, aTrack, inOrder } from '../../test/builders.ts';
import { settlePoint } from './settle-point.ts';

const release = { ...aCompleteDraft({ title: 'High Tide', ...inOrder([aTrack({ title: 'Low Tide' })]) }), stated: [] };
const untouched = { release, added: [], touched: [], faults: [], dealt: [], letters: [] };
const at = { key: 'key', where: 'Title', place: 'title', trackId: undefined, text: 'Another title' } as const;

test('stores the reason for a contestable finding in the release, and sends nothing to the office (product 31.33)', () => {
  const settled = settlePoint(untouched, 'It is a film', { ...at, kind: 'contestable', code: 'single-title' });
  expect(settled.release.stated).toEqual([{ code: 'single-title', text: 'It is a film' }]);
  expect(settled).toMatchObject({ dealt: [], letters: [] });
});

test('product 31.33: never accepts a blocking finding as right', () => {
  expect(settlePoint(untouched, 'It is right', { ...at, kind: 'blocking' })).toBe(untouched);
});
