import { readTold } from './told.ts';

const body = { artistId: '00000000-0000-4000-8000-000000000001', releaseId: 'rel_01J9ZZZZZZZZZZZZZZZZZZZZZZ' };
const told = { id: 'evt_1', name: 'uploads-left', at: '2026-11-22T05:00:00.000Z', body };

test('an event is read by its row, and what its row does not promise is dropped', () => {
  expect(readTold(['uploads-left'], { ...told, body: { ...body, title: 'Night Ferry' } })).toEqual(told);
});

test.each<[string, unknown]>([
  ['another event', { ...told, name: 'account-changed' }],
  ['an event that nobody knows', { ...told, name: 'toString' }],
  ['a body that its row does not promise', { ...told, body: { artistId: body.artistId } }],
  ['no id', { ...told, id: '' }],
  ['no time', { ...told, at: 'yesterday' }],
  ['nothing', undefined],
])('%s is refused', (_, wrong) => {
  expect(() => readTold(['uploads-left'], wrong)).toThrow();
});
