import { readEvent } from './published-event.ts';

const body = { artistId: '00000000-0000-4000-8000-000000000001', releaseId: 'rel_01J9ZZZZZZZZZZZZZZZZZZZZZZ' };
const event = { id: 'evt_1', name: 'uploads-left', at: '2026-11-22T05:00:00.000Z', body };

test('an event is parsed by its row, and fields that the row does not declare are dropped', () => {
  expect(readEvent(['uploads-left'], { ...event, body: { ...body, title: 'Night Ferry' } })).toEqual(event);
});

test.each<[string, unknown]>([
  ['another event', { ...event, name: 'account-changed' }],
  ['an event that nobody knows', { ...event, name: 'toString' }],
  ['a body that its row does not promise', { ...event, body: { artistId: body.artistId } }],
  ['no id', { ...event, id: '' }],
  ['no time', { ...event, at: 'yesterday' }],
  ['nothing', undefined],
])('rejects %s', (_, wrong) => {
  expect(() => readEvent(['uploads-left'], wrong)).toThrow();
});
