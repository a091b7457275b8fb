import { readEvent } from './published-event.ts';

const body = { artistId: '00000000-0000-4000-8000-000000000001', releaseId: 'rel_01J9ZZZZZZZZZZZZZZZZZZZZZZ' };
const event = { id: 'evt_1', name: 'uploads-left', at: '2026-11-22T05:00:00.000Z', body };

test('an event is read by its row, and what its row does not promise is dropped', () => {
  expect(readEvent(['uploads-left'], { ...event, body: { ...body, title: 'Night Ferry' } })).toEqual(event);
});

test.each<[string, unknown]>([
  ['another event', { ...event, name: 'account-changed' }],
  ['an event that nobody knows', { ...event, name: 'toString' }],
  ['a body that its row does not promise', { ...event, body: { artistId: body.artistId } }],
  ['no id', { ...event, id: '' }],
  ['no time', { ...event, at: 'yesterday' }],
  ['nothing', undefined],
])('%s is refused', (_, wrong) => {
  expect(() => readEvent(['uploads-left'], wrong)).toThrow();
});
