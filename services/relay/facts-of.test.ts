import type { ArtistId, LeadId, PayoutId, ReleaseId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import { type Key, keys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import { asStoredNow } from './as-stored-now.ts';
import { factsOf } from './facts-of.ts';

const owned = {
  artistId: anId<ArtistId>('00000000-0000-4000-8000-000000000001'),
  releaseId: anId<ReleaseId>('rel_01J9ZZZZZZZZZZZZZZZZZZZZZZ'),
};
const { artistId } = owned;
const at = new Date('2026-11-22T05:00:00.000Z');
const changeOf = (key: Key, before: Item | undefined, after: Item | undefined) => ({
  id: 'record-1',
  key,
  at,
  before,
  after,
});
const events = (key: Key, before: Item | undefined, after: Item | undefined) =>
  factsOf(changeOf(key, before, after)).map(({ name, body }) => ({ name, ...body }));

const release = (...tracks: string[]) => ({ rev: 3, tracks: Object.fromEntries(tracks.map((id) => [id, {}])) });
const card = (rev: number) => ({ status: 'draft', rev });
const left = (rev: number) => ({ rev, ttl: 1 });
const profile = (status: string, role?: string) => ({ status, role, email: `${status}@segno.test` });

describe('a release', () => {
  it.each<[string, Item | undefined, Item | undefined, boolean]>([
    ['that is made', undefined, release('a'), false],
    ['that gets a track', release('a'), release('a', 'b'), false],
    ['whose tracks get another order', release('a', 'b'), release('b', 'a'), false],
    ['that loses a track', release('a', 'b'), release('b'), true],
    ['whose track is exchanged', release('a'), release('b'), true],
    ['that is deleted', release('a'), undefined, true],
    ['without a track that is deleted', release(), undefined, true],
  ])('%s', (_, before, after, leaves) => {
    expect(events(keys.release(owned), before, after)).toEqual(leaves ? [{ name: 'uploads-left', ...owned }] : []);
  });
});

describe('product 29.9: a release with ISRCs', () => {
  const withCodes = (status: string, ...isrcs: string[]) => ({
    ...{ rev: 3, status },
    tracks: Object.fromEntries(isrcs.map((isrc, n) => [`t${n}`, { isrc }])),
  });
  it.each<[string, Item | undefined, Item | undefined, boolean]>([
    ['is submitted', withCodes('draft', 'A'), withCodes('submitted', 'A'), true],
    ['is submitted again', withCodes('changes_requested', 'A'), withCodes('submitted', 'A'), true],
    ['is submitted without one', withCodes('draft', ''), withCodes('submitted', ''), false],
    ['is a draft', withCodes('draft', 'A'), withCodes('draft', 'A', 'B'), false],
    ['is exported with those that it had', withCodes('submitted', 'A', 'B'), withCodes('exported', 'A', 'B'), false],
    ['gets one of the distributor', withCodes('exported', 'A', ''), withCodes('exported', 'A', 'B'), true],
    ['loses one', withCodes('exported', 'A', 'B'), withCodes('exported', 'A', ''), false],
  ])('%s', (_, before, after, brings) => {
    expect(events(keys.release(owned), before, after)).toEqual(
      brings ? [{ name: 'recordings-submitted', ...owned }] : [],
    );
  });
});

describe('a card', () => {
  it.each<[string, Item | undefined, Item | undefined, object[]]>([
    ['is made', undefined, card(1), [{ name: 'release-changed', ...owned, rev: 1 }]],
    ['is another', card(1), card(4), [{ name: 'release-changed', ...owned, rev: 4 }]],
    ['is written again as it was', card(4), card(4), []],
    ['goes', card(4), left(5), [{ name: 'release-removed', ...owned, rev: 4 }]],
    ['goes by another hand', card(4), undefined, [{ name: 'release-removed', ...owned, rev: 4 }]],
    ['was never there', undefined, left(5), []],
    ['has left nothing any more', left(5), undefined, []],
  ])('%s', (_, before, after, facts) => {
    expect(events(keys.card(owned), before, after)).toEqual(facts);
  });
});

describe('an account', () => {
  const active = profile('active');
  const changed = { name: 'account-changed', artistId };
  const mail = (body: object) => ({ name: 'mail-requested', to: artistId, mail: body });
  const changedAt = at.toISOString();
  const moved = { template: 'email-changed', formerEmail: active.email, changedAt };
  const factor = (isOn: boolean) => ({ template: 'second-factor-changed', isOn, changedAt });
  const on = { ...active, hasSecondFactor: true };
  const before = { formerEmail: 'before@segno.test' };
  const lately = { ...before, emailChangedAt: new Date(at.getTime() - 86_400_000).toISOString() };
  it.each<[string, Item | undefined, Item | undefined, object[]]>([
    ['is made', undefined, profile('new'), [mail({ template: 'welcome' })]],
    ['gets another status', { ...active, status: 'pending' }, active, [changed]],
    ['becomes an admin', active, profile('active', 'admin'), [changed]],
    [
      'proves another address',
      active,
      { ...active, email: 'other@segno.test' },
      [changed, mail(moved), mail({ ...moved, formerEmail: undefined })],
    ],
    ['gets a second factor', active, on, [changed, mail(factor(true))]],
    ['loses it', on, { ...active, hasSecondFactor: false }, [changed, mail(factor(false))]],
    [
      'gets one a day after its address was changed',
      { ...active, ...lately },
      { ...on, ...lately },
      [changed, mail(factor(true)), mail({ ...factor(true), ...before })],
    ],
    ['is read with the second factor that it had not', active, { ...active, hasSecondFactor: false }, [changed]],
    ['writes its address in another way', active, { ...active, email: 'Active@segno.test' }, [changed]],
    ['loses its address', active, { ...active, email: '' }, [changed]],
    ['says something else of itself', active, { ...active, bio: 'Songs by the sea.' }, [changed]],
    ['changes anything else', active, { ...active, updatedAt: 'now', emailAsOf: 7 }, []],
    ['is gone', active, undefined, []],
  ])('%s', (_, before, after, facts) => {
    expect(events(keys.profile({ artistId }), before, after)).toEqual(facts);
  });

  it('is welcomed once, and told once of each change of its address, however often the stream tells', () => {
    const ids = (before: Item | undefined, after: Item) =>
      factsOf(changeOf(keys.profile({ artistId }), before, after)).map(({ id }) => id);
    expect(ids(undefined, active)).toEqual([`welcome_${artistId}`]);
    expect(ids(active, { ...active, email: 'other@segno.test' })).toContain('email-changed_record-1');
  });
});

describe('somebody who waits', () => {
  const leadId = anId<LeadId>(`lead_${'a'.repeat(64)}`);
  const lead = (rev: number, more: Item = {}) => ({ rev, ...more });
  const told = { name: 'lead-changed', leadId };
  const thanked = { name: 'mail-requested', to: leadId, mail: { template: 'waitlist' } };
  it.each<[string, Item | undefined, Item | undefined, object[]]>([
    ['joins', undefined, lead(1), [told, thanked]],
    ['says something else', lead(1), lead(2), [told]],
    ['is forwarded', lead(2), lead(2, { forwardedRev: 2 }), []],
    ['is gone', lead(2), undefined, []],
  ])('%s', (_, before, after, facts) => {
    expect(events(keys.lead({ leadId }), before, after)).toEqual(facts);
  });

  it('is thanked once, however often the change comes', () => {
    const change = changeOf(keys.lead({ leadId }), undefined, lead(1));
    const ids = [change, { ...change, id: 'record-2' }].flatMap((one) => factsOf(one).map(({ id }) => id));
    expect(ids.filter((id) => id.startsWith('waitlist'))).toEqual(Array(2).fill(`waitlist_${leadId}`));
    // Letters, digits, _ and -: what a tag of SES takes.
    expect(`waitlist_${leadId}`).toMatch(/^[\w-]{1,256}$/);
  });
});

describe('what was said in the outbox', () => {
  const key = keys.outbox({ eventId: 'evt_1' });
  const said = { ...key, v: 1, id: 'evt_1', name: 'uploads-left', at: at.toISOString(), body: owned, ttl: 1 };

  it('is told as it was said, by its own id', () => {
    const fact = { id: 'evt_1', name: 'uploads-left', at: at.toISOString(), body: owned };
    expect(factsOf(changeOf(key, undefined, said))).toEqual([fact]);
  });

  it('is not told again when its item goes', () => expect(factsOf(changeOf(key, said, undefined))).toEqual([]));

  it('and nobody can read is a failure, and not nothing', () => {
    expect(() => factsOf(changeOf(key, undefined, { ...said, body: {} }))).toThrow();
    expect(() => factsOf(changeOf(key, undefined, { ...said, name: 'unheard-of' }))).toThrow();
  });

  it('is replayed as it was said, also when its item is gone', async () => {
    const lost = changeOf(key, undefined, said);
    expect(await asStoredNow(lost, async () => undefined)).toEqual(lost);
  });
});

test('anything else that is replayed is told of as it is now', async () => {
  const lost = changeOf(keys.card(owned), card(1), card(2));
  const again = async (now: Item | undefined) =>
    factsOf(await asStoredNow(lost, async () => now)).map(({ name, body }) => ({ name, ...body }));
  expect(await again(card(7))).toEqual([{ name: 'release-changed', ...owned, rev: 7 }]);
  expect(await again(left(8))).toEqual([{ name: 'release-removed', ...owned, rev: 1 }]);
  expect(await again(undefined)).toEqual([{ name: 'release-removed', ...owned, rev: 1 }]);
});

test('a fact that is seen has the id of its record, so that told again it is the same', () => {
  const change = changeOf(keys.card(owned), card(1), card(2));
  expect(factsOf(change).map(({ id }) => id)).toEqual(factsOf(change).map(({ id }) => id));
  expect(factsOf(change)[0]?.id).toContain('record-1');
});

describe('product 24.6: a payout', () => {
  const payoutId = anId<PayoutId>('pyo_01J9ZZZZZZZZZZZZZZZZZZZZZZ');
  const tax = { basis: 'none', percent: 30, of: 'us', usMicros: '14650000', withheldMicros: '4390000' };
  const payout = (state: string, sentAt?: string) => ({
    ...{ artistId, payoutId, artistName: 'Mara', fullName: 'Mara Ellis', method: 'Bank account', micros: 134_390_000n },
    ...{ tax, state, requestedAt: at.toISOString(), ...(sentAt && { sentAt }) },
  });
  const sentAt = at.toISOString();
  const changed = { name: 'payout-changed', artistId, payoutId };
  const about = { payoutId, state: 'processing', method: 'Bank account', requestedAt: at.toISOString() };
  const mail = { template: 'payout', ...about, amountMicros: '134390000', withheldMicros: '4390000' };
  const onItsWay = { name: 'mail-requested', to: artistId, mail };
  it.each<[string, Item | undefined, Item | undefined, object[]]>([
    ['is requested', undefined, payout('requested'), [changed]],
    ['is approved: nothing is on its way yet', payout('requested'), payout('processing'), [changed]],
    ['goes to the bank in a file', payout('processing'), payout('processing', sentAt), [changed, onItsWay]],
    ['is paid', payout('processing', sentAt), payout('completed', sentAt), [changed]],
    ['was paid before its file was heard of', payout('processing'), payout('completed', sentAt), [changed]],
    ['names nobody any more', payout('completed', sentAt), { ...payout('completed', sentAt), fullName: '' }, []],
  ])('%s', (_, before, after, facts) => {
    expect(events(keys.payout({ artistId, payoutId }), before, after)).toEqual(facts);
  });
});
