import type { ArtistId, LeadId, MediaId, PayoutId, ReleaseId, TakedownId, TrackId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import { type Key, keys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import { factsFromChange } from './facts-from-change.ts';
import { withCurrentItem } from './with-current-item.ts';

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
  factsFromChange(changeOf(key, before, after)).map(({ name, body }) => ({ name, ...body }));

const release = (...tracks: string[]) => ({ rev: 3, tracks: Object.fromEntries(tracks.map((id) => [id, {}])) });
const card = (rev: number) => ({ status: 'draft', rev });
const left = (rev: number) => ({ rev, ttl: 1 });
const profile = (status: string, role?: string) => ({ status, role, email: `${status}@segno.test` });

describe('a release leaves uploads behind when it', () => {
  it.each<[string, Item | undefined, Item | undefined, boolean]>([
    ['is created', undefined, release('a'), false],
    ['gets a track', release('a'), release('a', 'b'), false],
    ['reorders its tracks', release('a', 'b'), release('b', 'a'), false],
    ['loses a track', release('a', 'b'), release('b'), true],
    ['replaces a track', release('a'), release('b'), true],
    ['is deleted', release('a'), undefined, true],
    ['is deleted without tracks', release(), undefined, true],
  ])('%s', (_, before, after, leaves) => {
    expect(events(keys.release(owned), before, after)).toEqual(leaves ? [{ name: 'uploads-left', ...owned }] : []);
  });
});

describe('a release brings a recording when it (product 29.9)', () => {
  const withCodes = (status: string, ...isrcs: string[]) => ({
    ...{ rev: 3, status },
    tracks: Object.fromEntries(isrcs.map((isrc, n) => [`t${n}`, { isrc }])),
  });
  it.each<[string, Item | undefined, Item | undefined, boolean]>([
    ['is submitted', withCodes('draft', 'A'), withCodes('submitted', 'A'), true],
    ['is submitted again', withCodes('changes_requested', 'A'), withCodes('submitted', 'A'), true],
    ['is submitted without an ISRC', withCodes('draft', ''), withCodes('submitted', ''), false],
    ['is a draft', withCodes('draft', 'A'), withCodes('draft', 'A', 'B'), false],
    ['is exported with the same ISRCs', withCodes('submitted', 'A', 'B'), withCodes('exported', 'A', 'B'), false],
    ['gets an ISRC from the distributor', withCodes('exported', 'A', ''), withCodes('exported', 'A', 'B'), true],
    ['is withdrawn by its artist', withCodes('changes_requested', 'A'), withCodes('withdrawn', 'A'), false],
    ['loses an ISRC', withCodes('exported', 'A', 'B'), withCodes('exported', 'A', ''), false],
  ])('%s', (_, before, after, brings) => {
    expect(events(keys.release(owned), before, after).filter(({ name }) => name === 'recordings-submitted')).toEqual(
      brings ? [{ name: 'recordings-submitted', ...owned }] : [],
    );
  });
});

describe('a release is withdrawn by its artist (product 11.15)', () => {
  const inState = (status: string, exportedAt?: string) => ({ rev: 3, status, tracks: {}, exportedAt });
  it.each<[string, Item | undefined, Item | undefined, boolean]>([
    ['when it was submitted', inState('submitted'), inState('withdrawn'), true],
    ['when it was sent back', inState('changes_requested'), inState('withdrawn'), true],
    ['not when it was taken down', inState('exported', '2026-11-20'), inState('withdrawn', '2026-11-20'), false],
    ['not again, when its payment is refunded', inState('withdrawn'), inState('withdrawn'), false],
  ])('%s', (_, before, after, isWithdrawn) => {
    expect(events(keys.release(owned), before, after)).toEqual(
      isWithdrawn ? [{ name: 'release-withdrawn', ...owned }] : [],
    );
  });
});

describe('a card', () => {
  it.each<[string, Item | undefined, Item | undefined, object[]]>([
    ['is created', undefined, card(1), [{ name: 'release-changed', ...owned, rev: 1 }]],
    ['changes', card(1), card(4), [{ name: 'release-changed', ...owned, rev: 4 }]],
    ['is written again unchanged', card(4), card(4), []],
    ['is reduced to its remainder', card(4), left(5), [{ name: 'release-removed', ...owned, rev: 4 }]],
    ['is deleted', card(4), undefined, [{ name: 'release-removed', ...owned, rev: 4 }]],
    ['was never shown', undefined, left(5), []],
    ['loses its remainder', left(5), undefined, []],
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
    ['is created', undefined, profile('new'), [mail({ template: 'welcome' })]],
    ['changes its status', { ...active, status: 'pending' }, active, [changed]],
    ['becomes an admin', active, profile('active', 'admin'), [changed]],
    [
      'verifies a new address',
      active,
      { ...active, email: 'other@segno.test' },
      [changed, mail(moved), mail({ ...moved, formerEmail: undefined })],
    ],
    ['gets a second factor', active, on, [changed, mail(factor(true))]],
    ['loses it', on, { ...active, hasSecondFactor: false }, [changed, mail(factor(false))]],
    [
      'gets a second factor a day after its address changed',
      { ...active, ...lately },
      { ...on, ...lately },
      [changed, mail(factor(true)), mail({ ...factor(true), ...before })],
    ],
    ['is first stored without a second factor', active, { ...active, hasSecondFactor: false }, [changed]],
    ['changes the case of its address', active, { ...active, email: 'Active@segno.test' }, [changed]],
    ['loses its address', active, { ...active, email: '' }, [changed]],
    ['edits its profile', active, { ...active, bio: 'Songs by the sea.' }, [changed]],
    ['changes any other field', active, { ...active, updatedAt: 'now', emailAsOf: 7 }, []],
    ['is deleted', active, undefined, []],
  ])('%s', (_, before, after, facts) => {
    expect(events(keys.profile({ artistId }), before, after)).toEqual(facts);
  });

  it('is welcomed once, and gets one email for each new address, however often the stream repeats', () => {
    const ids = (before: Item | undefined, after: Item) =>
      factsFromChange(changeOf(keys.profile({ artistId }), before, after)).map(({ id }) => id);
    expect(ids(undefined, active)).toEqual([`welcome_${artistId}`]);
    expect(ids(active, { ...active, email: 'other@segno.test' })).toContain('email-changed_record-1');
  });
});

describe('a lead', () => {
  const leadId = anId<LeadId>(`lead_${'a'.repeat(64)}`);
  const lead = (rev: number, more: Item = {}) => ({ rev, ...more });
  const changed = { name: 'lead-changed', leadId };
  const thanked = { name: 'mail-requested', to: leadId, mail: { template: 'waitlist' } };
  it.each<[string, Item | undefined, Item | undefined, object[]]>([
    ['joins', undefined, lead(1), [changed, thanked]],
    ['changes its answers', lead(1), lead(2), [changed]],
    ['is forwarded', lead(2), lead(2, { forwardedRev: 2 }), []],
    ['is deleted', lead(2), undefined, []],
  ])('%s', (_, before, after, facts) => {
    expect(events(keys.lead({ leadId }), before, after)).toEqual(facts);
  });

  it('is thanked once, however often the change is delivered', () => {
    const change = changeOf(keys.lead({ leadId }), undefined, lead(1));
    const ids = [change, { ...change, id: 'record-2' }].flatMap((one) => factsFromChange(one).map(({ id }) => id));
    expect(ids.filter((id) => id.startsWith('waitlist'))).toEqual(Array(2).fill(`waitlist_${leadId}`));
    // SES accepts letters, digits, _ and - in a tag.
    expect(`waitlist_${leadId}`).toMatch(/^[\w-]{1,256}$/);
  });
});

describe('an event in the outbox', () => {
  const key = keys.outbox({ eventId: 'evt_1' });
  const published = { ...key, v: 1, id: 'evt_1', name: 'uploads-left', at: at.toISOString(), body: owned, ttl: 1 };

  it('is delivered as published, with its own id', () => {
    const fact = { id: 'evt_1', name: 'uploads-left', at: at.toISOString(), body: owned };
    expect(factsFromChange(changeOf(key, undefined, published))).toEqual([fact]);
  });

  it('is not delivered again when its item expires', () =>
    expect(factsFromChange(changeOf(key, published, undefined))).toEqual([]));

  it('fails if it cannot be read', () => {
    expect(() => factsFromChange(changeOf(key, undefined, { ...published, body: {} }))).toThrow();
    expect(() => factsFromChange(changeOf(key, undefined, { ...published, name: 'unheard-of' }))).toThrow();
  });

  it('is replayed as published, even if its item has expired', async () => {
    const lost = changeOf(key, undefined, published);
    expect(await withCurrentItem(lost, async () => undefined)).toEqual(lost);
  });
});

test('any other replayed change is delivered with the current item', async () => {
  const lost = changeOf(keys.card(owned), card(1), card(2));
  const again = async (now: Item | undefined) =>
    factsFromChange(await withCurrentItem(lost, async () => now)).map(({ name, body }) => ({ name, ...body }));
  expect(await again(card(7))).toEqual([{ name: 'release-changed', ...owned, rev: 7 }]);
  expect(await again(left(8))).toEqual([{ name: 'release-removed', ...owned, rev: 1 }]);
  expect(await again(undefined)).toEqual([{ name: 'release-removed', ...owned, rev: 1 }]);
});

test('an event derived from a change has the id of its record, so that a redelivery gives the same event', () => {
  const change = changeOf(keys.card(owned), card(1), card(2));
  expect(factsFromChange(change).map(({ id }) => id)).toEqual(factsFromChange(change).map(({ id }) => id));
  expect(factsFromChange(change)[0]?.id).toContain('record-1');
});

describe('a takedown', () => {
  const takedownId = anId<TakedownId>('tkd_01J9ZZZZZZZZZZZZZZZZZZZZZZ');
  const changed = { name: 'takedown-changed', ...owned, takedownId };
  const sent = (confirmed: object) => ({ state: 'sent', confirmed });
  it.each<[string, Item | undefined, Item | undefined, object[]]>([
    ['is requested', undefined, { state: 'requested' }, [changed]],
    ['is sent', { state: 'requested' }, sent({}), [changed]],
    ['is confirmed by a store', sent({}), sent({ Deezer: {} }), [changed]],
    ['is written again unchanged', sent({ Deezer: {} }), sent({ Deezer: {} }), []],
    ['is erased', sent({}), undefined, []],
  ])('%s', (_, before, after, facts) => {
    expect(events(keys.takedown({ ...owned, takedownId }), before, after)).toEqual(facts);
  });

  it('whose release has another version of them reports nothing by that', () => {
    expect(events(keys.takedowns(owned), { ver: 1 }, { ver: 2 })).toEqual([]);
  });
});

describe('a payout (product 24.6)', () => {
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
    ['is approved, but not sent', payout('requested'), payout('processing'), [changed]],
    ['is sent to the bank in a file', payout('processing'), payout('processing', sentAt), [changed, onItsWay]],
    ['is paid', payout('processing', sentAt), payout('completed', sentAt), [changed]],
    ['is paid before its file was reported', payout('processing'), payout('completed', sentAt), [changed]],
    ['loses its names', payout('completed', sentAt), { ...payout('completed', sentAt), fullName: '' }, []],
  ])('%s', (_, before, after, facts) => {
    expect(events(keys.payout({ artistId, payoutId }), before, after)).toEqual(facts);
  });
});

describe('a file is to be heard or looked at once it is part of its release (products 37.1, 38.1)', () => {
  const mediaId = anId<MediaId>('med_01J9ZZZZZZZZZZZZZZZZZZZZZZ');
  const trackId = anId<TrackId>('trk_01J9ZZZZZZZZZZZZZZZZZZZZZZ');
  const key = keys.media({ ...owned, mediaId });
  const of = (kind: string, state: string) => ({
    state,
    target: kind === 'cover' ? { kind } : { kind, trackId },
  });
  it.each<[string, Item | undefined, Item | undefined, object[]]>([
    ['a checked recording', of('audio', 'awaited'), of('audio', 'ready'), [{ name: 'audio-placed', trackId }]],
    ['a checked cover', of('cover', 'awaited'), of('cover', 'ready'), [{ name: 'cover-placed' }]],
    ['a checked license', of('licence', 'awaited'), of('licence', 'ready'), []],
    ['a refused recording', of('audio', 'awaited'), of('audio', 'refused'), []],
    ['a recording that changes otherwise', of('audio', 'ready'), of('audio', 'ready'), []],
    ['a removed recording', of('audio', 'ready'), undefined, []],
  ])('%s', (_, before, after, facts) => {
    expect(events(key, before, after)).toEqual(facts.map((fact) => ({ ...owned, mediaId, ...fact })));
  });
});
