import fc from 'fast-check';
import { anId } from '../../shared/test/builders.ts';
import { gatherMessages, type LiveEvent } from './gather-messages.ts';

const at = '2026-11-22T05:00:00.000Z';
const changed = (artistId: string, releaseId: string, rev: number): LiveEvent => ({
  id: `evt_${rev}`,
  name: 'release-changed',
  at,
  body: { artistId: anId(artistId), releaseId: anId(releaseId), rev },
});
const removed = (artistId: string, releaseId: string, rev: number): LiveEvent => ({
  id: 'evt_gone',
  name: 'release-removed',
  at,
  body: { artistId: anId(artistId), releaseId: anId(releaseId), rev },
});
const account = (artistId: string): LiveEvent => ({
  id: 'evt_a',
  name: 'account-changed',
  at,
  body: { artistId: anId(artistId) },
});

test('each artist’s channel gets messages about their own releases only', () => {
  const channels = gatherMessages([
    changed('mara', 'rel_1', 1),
    changed('jon', 'rel_2', 1),
    changed('mara', 'rel_3', 1),
  ]);
  expect([...channels]).toEqual([
    [
      '/artists/mara',
      [
        { kind: 'release-changed', releaseId: 'rel_1', rev: 1 },
        { kind: 'release-changed', releaseId: 'rel_3', rev: 1 },
      ],
    ],
    ['/artists/jon', [{ kind: 'release-changed', releaseId: 'rel_2', rev: 1 }]],
  ]);
});

test('keeps only the newest change of a release, whatever the order and repetitions', () => {
  const life = [changed('mara', 'rel_1', 1), changed('mara', 'rel_1', 2), removed('mara', 'rel_1', 2)];
  const ends = [
    { kind: 'release-changed', rev: 1 },
    { kind: 'release-changed', rev: 2 },
    { kind: 'release-removed', rev: 2 },
  ];
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 }), { minLength: 1 }), (messages) => {
      const last = Math.max(...messages);
      const { kind, rev } = ends[last] as { kind: string; rev: number };
      expect(gatherMessages(messages.map((n) => life[n] as LiveEvent))).toEqual(
        new Map([['/artists/mara', [{ kind, releaseId: 'rel_1', rev }]]]),
      );
    }),
  );
});

test('merges two changes of an account into one message', () => {
  const messages = gatherMessages([account('mara'), changed('mara', 'rel_1', 1), account('mara')]);
  expect(messages.get('/artists/mara')).toEqual([
    { kind: 'account-changed' },
    { kind: 'release-changed', releaseId: 'rel_1', rev: 1 },
  ]);
});

test('merges changes of payouts into one message', () => {
  const payout = (payoutId: string): LiveEvent => ({
    id: `evt_${payoutId}`,
    name: 'payout-changed',
    at,
    body: { artistId: anId('mara'), payoutId: anId(payoutId) },
  });
  const messages = gatherMessages([payout('pyo_1'), payout('pyo_1'), payout('pyo_2')]);
  expect(messages.get('/artists/mara')).toEqual([{ kind: 'payout-changed' }]);
});

test('a takedown’s message does not replace one about its release, and two of a release become one', () => {
  const takedown = (takedownId: string): LiveEvent => ({
    id: `evt_${takedownId}`,
    name: 'takedown-changed',
    at,
    body: { artistId: anId('mara'), releaseId: anId('rel_1'), takedownId: anId(takedownId) },
  });
  const messages = gatherMessages([changed('mara', 'rel_1', 1), takedown('tkd_1'), takedown('tkd_2')]);
  expect(messages.get('/artists/mara')).toEqual([
    { kind: 'release-changed', releaseId: 'rel_1', rev: 1 },
    { kind: 'takedown-changed', releaseId: 'rel_1' },
  ]);
});

test('merges changes of the same statement into one message', () => {
  const changed = (id: string, statementId: string): LiveEvent => ({
    id,
    name: 'statement-changed',
    at,
    body: { artistId: anId('mara'), statementId: anId(statementId) },
  });
  const messages = gatherMessages([changed('1', 'stm_1'), changed('2', 'stm_1'), changed('3', 'stm_2')]);
  expect(messages.get('/artists/mara')).toEqual([
    { kind: 'statement-changed', statementId: 'stm_1' },
    { kind: 'statement-changed', statementId: 'stm_2' },
  ]);
});

test('what is known at stores replaces no message about the release itself', () => {
  const known: LiveEvent = {
    id: 'evt_s',
    name: 'store-states-changed',
    at,
    body: { artistId: anId('mara'), releaseId: anId('rel_1') },
  };
  expect(gatherMessages([known, changed('mara', 'rel_1', 2), known]).get('/artists/mara')).toEqual([
    { kind: 'store-states-changed', releaseId: 'rel_1' },
    { kind: 'release-changed', releaseId: 'rel_1', rev: 2 },
  ]);
});

test('no events give no messages', () => expect(gatherMessages([])).toEqual(new Map()));
