import { randomUUID } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import type { PartyId, SplitInvitationId, TrackId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { addressRepository } from '../mail/address-repository.ts';
import { newLinkToken } from '../platform/link-token.ts';
import { apiAs } from '../test/laptop.ts';
import { mailsTo, newAccount, newArtist, type Person, signUpAs, table } from '../test/people.ts';
import { freshKey, stored, until } from '../test/releases.ts';
import { scan } from '../test/scan.ts';
import { splitInvitations, splits } from '../test/splits.ts';
import { splitNamesRepository } from './split-names-repository.ts';
import { whosePart } from './whose-part.ts';

const visitor = apiAs(undefined);
const TODAY = new Date().toISOString().slice(0, 10);
const newAddress = () => `${randomUUID().slice(0, 8)}@segno.test`;
const codeOf = (error: unknown) => (error instanceof Problem ? error.code : String(error));
const refusal = (asked: Promise<unknown>) => asked.then(() => 'nothing', codeOf);

let mara: Person;
beforeAll(async () => {
  mara = await newArtist('active', 'Mara Ellis');
});

/** Releases are made past the API. */
const newRelease = (titles = ['Harbour Light']): Promise<Release> =>
  stored(aCompleteDraft({ artistId: mara.artistId, ...inOrder(titles.map((title) => aTrack({ title }))) }));

type Shares = { email: string; parts: number; name?: string }[];
const propose = async (
  { id: releaseId, trackIds }: Release,
  shares: Shares,
  { by = mara, from = TODAY, own }: { by?: Person; from?: string; own?: number } = {},
) => {
  const known = await splits.findMany(trackIds);
  return by.api('POST /api/releases/{releaseId}/splits', {
    params: { releaseId },
    body: {
      tracks: trackIds.map((trackId) => ({ trackId, rev: known.find((each) => each.trackId === trackId)?.rev ?? 0 })),
      from,
      ownParts: own ?? 10_000 - shares.reduce((sum, { parts }) => sum + parts, 0),
      parties: shares.map((share) => ({ name: 'Ines', ...share })),
    },
    ...freshKey(),
  });
};

type Link = { invitationId: SplitInvitationId; token: string };
/** The link in the last mail of an invitation to an address. */
async function linkTo(email: string, notLike?: Link): Promise<Link> {
  const find = async (): Promise<Link | undefined> => {
    for (const mail of await mailsTo(email)) {
      const [, invitationId, token] = /\/splits\/(inv_\w+)\/([\w-]{43})/.exec(await mail.html()) ?? [];
      if (invitationId && token && token !== notLike?.token)
        return { invitationId: invitationId as SplitInvitationId, token };
    }
    return undefined;
  };
  return (await until(find, (link) => link !== undefined, `an invitation to ${email}`)) as Link;
}
const read = (params: Link) => visitor('GET /api/split-invitations/{invitationId}/{token}', { params });
const accept = async (by: Person, params: Link) =>
  by.api('POST /api/split-invitations/{invitationId}/{token}/accept', {
    params,
    body: { text: (await read(params)).text },
  });
const decline = (params: Link) => visitor('POST /api/split-invitations/{invitationId}/{token}/decline', { params });

/** Somebody who has accepted a part. */
async function accepted(release: Release, parts: number, by?: Person): Promise<Person> {
  const ines = by ?? (await newAccount('Ines Faro'));
  await propose(release, [{ email: ines.email, parts }]);
  await accept(ines, await linkTo(ines.email));
  return ines;
}
const held = async (trackId: TrackId) =>
  (await splits.splitOf(trackId)).map(({ from, parties }) => [
    from,
    ...parties.map(({ id, parts, state }) => [id, parts, state]),
  ]);

describe('product 29.2: an invitation', () => {
  test('is read and accepted by who signs up with its address, and is paid from then on', async () => {
    const release = await newRelease(['One', 'Two']);
    const email = newAddress();
    expect(await propose(release, [{ email, parts: 3333 }])).toEqual({ invited: [expect.any(String)], asked: 0 });
    const link = await linkTo(email);
    const seen = await read(link);
    expect(seen).toMatchObject({ email, ownerName: 'Mara Ellis', releaseTitle: 'Night Ferry' });
    expect(seen.splits.map(({ title }) => title)).toEqual(['One', 'Two']);
    const [trackId] = release.trackIds as [TrackId];
    const [[, , waiting]] = (await held(trackId)) as [[string, unknown, [string, number, string]]];
    expect(waiting).toEqual([expect.stringMatching(/^pty_/), 3333, 'invited']);
    const ines = await signUpAs(email, 'Ines Faro');
    await accept(ines, link);
    for (const id of release.trackIds) {
      expect(await held(id)).toEqual([[TODAY, [mara.artistId, 6667, 'accepted'], [ines.artistId, 3333, 'accepted']]]);
    }
    expect(await refusal(read(link))).toBe('invitation-answered');
    const mine = await ines.api('GET /api/me/splits', { query: {} });
    expect(mine.items.map(({ title }) => title).sort()).toEqual(['One', 'Two']);
    // Nothing is earned yet: the list is the same.
    expect(mine.items.map(({ earnedMicros }) => earnedMicros)).toEqual(['0', '0']);
    await until(
      () => mailsTo(mara.email),
      (mails) => mails.some(({ subject }) => subject === 'Your split was accepted'),
      'a mail to the owner',
    );
  });

  test('opens to its own secret alone, and its address is asked of the user pool', async () => {
    const release = await newRelease();
    const email = newAddress();
    await propose(release, [{ email, parts: 5000 }]);
    const link = await linkTo(email);
    const wrong = { ...link, token: newLinkToken() };
    const somebody = await newAccount();
    expect(await refusal(read(wrong))).toBe('invitation-not-found');
    expect(await refusal(decline(wrong))).toBe('invitation-not-found');
    const body = { text: (await read(link)).text };
    const route = 'POST /api/split-invitations/{invitationId}/{token}/accept';
    expect(await refusal(somebody.api(route, { params: wrong, body }))).toBe('invitation-not-found');
    expect(await refusal(somebody.api(route, { params: link, body }))).toBe('invitation-for-another');
    expect(await refusal(mara.api(route, { params: link, body }))).toBe('invitation-for-another');
    const stored = await splitInvitations.find(link.invitationId);
    expect(JSON.stringify(stored)).not.toContain(link.token);
    expect((await read(link)).splits).toHaveLength(1);
  });

  test('is declined without an account, once, and its part is paid to nobody', async () => {
    const release = await newRelease();
    const email = newAddress();
    await propose(release, [{ email, parts: 5000 }]);
    const link = await linkTo(email);
    await decline(link);
    expect(await refusal(decline(link))).toBe('invitation-answered');
    const [trackId] = release.trackIds as [TrackId];
    expect((await splits.splitOf(trackId))[0]?.parties[1]).toMatchObject({ parts: 5000, state: 'declined' });
    const ines = await signUpAs(email, 'Ines');
    const params = link;
    const route = 'POST /api/split-invitations/{invitationId}/{token}/accept';
    expect(await refusal(ines.api(route, { params, body: { text: '' } }))).toBe('invitation-answered');
  });

  test('that nobody has answered in time says so, and is sent again with another link', async () => {
    const release = await newRelease();
    const ines = await newAccount();
    await propose(release, [{ email: ines.email, parts: 5000 }]);
    const link = await linkTo(ines.email);
    const send = (by: Person) => by.api('POST /api/split-invitations/{invitationId}/send', { params: link });
    expect(await refusal(send(mara))).toBe('invitation-sent-lately');
    const stored = await splitInvitations.find(link.invitationId);
    const long = { sentAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-02-01T00:00:00.000Z' };
    if (stored) await splits.save([], [{ write: splitInvitations.sendAgain(stored, { ...stored, ...long }) }]);
    expect(await refusal(read(link))).toBe('invitation-expired');
    expect(await refusal(accept(ines, link))).toBe('invitation-expired');
    expect(await refusal(send(await newAccount()))).toBe('invitation-not-found');
    expect(await send(ines)).toEqual({ sent: true });
    const again = await linkTo(ines.email, link);
    expect(await refusal(read(link))).toBe('invitation-not-found');
    await accept(ines, again);
  });

  test('is accepted with the text that was read, and no other', async () => {
    const release = await newRelease();
    const ines = await newAccount();
    await propose(release, [{ email: ines.email, parts: 5000 }]);
    const first = await linkTo(ines.email);
    const { text } = await read(first);
    await propose(release, [{ email: ines.email, parts: 100 }]);
    expect(await refusal(read(first))).toBe('invitation-not-found');
    const second = await linkTo(ines.email, first);
    const route = 'POST /api/split-invitations/{invitationId}/{token}/accept';
    expect(await refusal(ines.api(route, { params: second, body: { text } }))).toBe('split-changed');
    await accept(ines, second);
  });
});

describe('product 29.1: a proposal', () => {
  test.each([
    ['of 101%', { own: 5100, parts: 5000 }, 'not-the-whole'],
    ['of 99%', { own: 4900, parts: 5000 }, 'not-the-whole'],
  ])('%s is refused', async (_, { own, parts }, fault) => {
    const asked = propose(await newRelease(), [{ email: newAddress(), parts }], { own });
    await expect(asked).rejects.toMatchObject({ code: 'split-wrong', details: { fault } });
  });

  test('to somebody twice, or to oneself, is refused', async () => {
    const release = await newRelease();
    const email = newAddress();
    const twice = propose(release, [
      { email, parts: 100 },
      { email: email.toUpperCase(), parts: 100 },
    ]);
    await expect(twice).rejects.toMatchObject({ code: 'split-wrong', details: { fault: 'party-twice' } });
    const oneself = propose(release, [{ email: mara.email, parts: 100 }]);
    await expect(oneself).rejects.toMatchObject({ code: 'split-wrong', details: { fault: 'oneself' } });
  });

  test('of somebody who has a part, but does not own the track, says that only its owner shares it out', async () => {
    const release = await newRelease();
    const ines = await accepted(release, 5000, await newArtist('active', 'Ines Faro'));
    const shares = [{ email: newAddress(), parts: 100 }];
    expect(await refusal(propose(release, shares, { by: ines }))).toBe('split-of-another');
    expect(await refusal(propose(release, shares, { by: await newArtist('active') }))).toBe('release-not-found');
    const view = { params: { releaseId: release.id } };
    expect(await refusal(ines.api('GET /api/releases/{releaseId}/splits', view))).toBe('release-not-found');
    // Who is not active yet may not propose at all.
    expect(await refusal(propose(release, shares, { by: await newAccount() }))).toBe('account-inactive');
  });

  test('to an address that takes no mail, before this month, or of a text of before, is refused', async () => {
    const release = await newRelease();
    const email = newAddress();
    await addressRepository(table).close(email, 'bounced', new Date());
    expect(await refusal(propose(release, [{ email, parts: 100 }]))).toBe('address-takes-no-mail');
    const early = propose(release, [{ email: newAddress(), parts: 100 }], { from: '2020-01-01' });
    expect(await refusal(early)).toBe('split-too-early');
    await propose(release, [{ email: newAddress(), parts: 100 }]);
    const body = {
      tracks: release.trackIds.map((trackId) => ({ trackId, rev: 0 })),
      from: TODAY,
      ownParts: 10_000,
      parties: [],
    };
    const params = { releaseId: release.id };
    expect(await refusal(mara.api('POST /api/releases/{releaseId}/splits', { params, body, ...freshKey() }))).toBe(
      'split-changed',
    );
  });

  test('invites no more people than one may on a day', async () => {
    const artist = await newArtist('active');
    const writes = [splitInvitations.count(artist.artistId, 60, new Date())];
    await table.transact(writes);
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }));
    expect(await refusal(propose(release, [{ email: newAddress(), parts: 100 }], { by: artist }))).toBe(
      'too-many-invitations',
    );
  });
});

describe('product 29.4: a change', () => {
  const answer = async (by: Person, trackId: TrackId, said: 'agree' | 'refuse') =>
    by.api('POST /api/me/splits/{trackId}/answer', {
      params: { trackId },
      body: { rev: (await splits.find(trackId))?.rev ?? 0, answer: said },
    });

  test('that makes a part smaller counts when its party has agreed', async () => {
    const release = await newRelease();
    const [trackId] = release.trackIds as [TrackId];
    const ines = await accepted(release, 5000);
    expect(await propose(release, [{ email: ines.email, parts: 2000 }])).toEqual({ invited: [], asked: 1 });
    const parts = async () => (await splits.splitOf(trackId)).at(-1)?.parties.map((party) => party.parts);
    expect(await parts()).toEqual([5000, 5000]);
    const [split] = (await ines.api('GET /api/me/splits', { query: {} })).items;
    expect(split?.proposed).toMatchObject({ awaitsYou: true, awaits: ['Ines'] });
    expect(await refusal(answer(await newAccount(), trackId, 'agree'))).toBe('split-not-found');
    expect(await refusal(answer(mara, trackId, 'agree'))).toBe('split-answered');
    expect(await answer(ines, trackId, 'agree')).toEqual({ counts: true });
    expect(await parts()).toEqual([8000, 2000]);
    expect(await refusal(answer(ines, trackId, 'agree'))).toBe('split-answered');
  });

  test('that its party does not agree to, or that the owner takes back, changes nothing', async () => {
    const release = await newRelease();
    const [trackId] = release.trackIds as [TrackId];
    const ines = await accepted(release, 5000);
    const before = await held(trackId);
    await propose(release, []);
    expect(await answer(ines, trackId, 'refuse')).toEqual({ counts: false });
    await propose(release, []);
    const params = { releaseId: release.id, trackId };
    const body = { rev: (await splits.find(trackId))?.rev ?? 0 };
    const route = 'POST /api/releases/{releaseId}/splits/{trackId}/withdraw';
    expect(await refusal(ines.api(route, { params, body }))).toBe('split-not-found');
    expect(await mara.api(route, { params, body })).toEqual({ withdrawn: true });
    expect(await held(trackId)).toEqual(before);
  });

  test('that makes it larger counts at once, and is told', async () => {
    const release = await newRelease();
    const [trackId] = release.trackIds as [TrackId];
    const ines = await accepted(release, 5000);
    expect(await propose(release, [{ email: ines.email, parts: 6000 }])).toEqual({ invited: [], asked: 0 });
    expect((await splits.splitOf(trackId)).at(-1)?.parties[1]).toEqual({
      id: ines.artistId,
      parts: 6000,
      state: 'accepted',
    });
    await until(
      () => mailsTo(ines.email),
      (mails) => mails.some(({ subject }) => subject === 'A split that you are part of has changed'),
      'a mail of the change',
    );
  });
});

test('product 29.3: an account that ends leaves its part, without its name, and it is paid to nobody', async () => {
  const release = await newRelease();
  const [trackId] = release.trackIds as [TrackId];
  const ines = await accepted(release, 5000);
  await propose(release, [{ email: ines.email, parts: 2000 }]);
  await splitNamesRepository(table).forget(ines.artistId, new Date());
  await splitNamesRepository(table).forget(ines.artistId, new Date());
  const agreement = await splits.find(trackId);
  expect(JSON.stringify(agreement)).not.toMatch(new RegExp(`${ines.artistId}|${ines.email}|Ines`));
  // Nobody is left whose agreement the smaller part needs.
  expect(agreement?.proposed).toBeUndefined();
  const [own, hers] = (await splits.splitOf(trackId)).at(-1)?.parties ?? [];
  expect(own).toEqual({ id: mara.artistId, parts: 8000, state: 'accepted' });
  expect(hers).toEqual({ id: expect.stringMatching(/^pty_/), parts: 2000, state: 'declined' });
  expect((await ines.api('GET /api/me/splits', { query: {} })).items).toEqual([]);
});

test('product 29.3: what was declined, or not answered in time, is the owner’s by the next version that leaves it out', async () => {
  const release = await newRelease();
  const [trackId] = release.trackIds as [TrackId];
  const [declines, waits] = [newAddress(), newAddress()];
  await propose(release, [
    { email: declines, parts: 3000 },
    { email: waits, parts: 2000 },
  ]);
  const parties = (await splits.splitOf(trackId))[0]?.parties.slice(1).map(({ id }) => id as PartyId) ?? [];
  const whose = async () => {
    const agreement = await splits.find(trackId);
    return parties.map((partyId) => agreement && whosePart(agreement, partyId)?.artistId);
  };
  await decline(await linkTo(declines));
  expect(await whose()).toEqual([undefined, undefined]);
  // Left out in time they may still accept what they were offered before.
  await propose(release, []);
  expect(await whose()).toEqual([mara.artistId, undefined]);
  const link = await linkTo(waits);
  const invitation = await splitInvitations.find(link.invitationId);
  const long = { sentAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-02-01T00:00:00.000Z' };
  if (invitation)
    await splits.save([], [{ write: splitInvitations.sendAgain(invitation, { ...invitation, ...long }) }]);
  await propose(release, []);
  expect(await whose()).toEqual([mara.artistId, mara.artistId]);
  const told = (await scan('OUTBOX#', 'name', 'suspense-due')).flatMap(
    ({ body }) => (body as { partyIds: PartyId[] }).partyIds,
  );
  expect(told.filter((partyId) => parties.includes(partyId)).sort()).toEqual([...parties].sort());
});

test('product 29.6: owner and parties read one text; addresses are for the owner, and for whose they are', async () => {
  const release = await newRelease();
  const [ines, jon] = [await newAccount(), await newAccount()];
  await propose(release, [
    { email: ines.email, parts: 3000 },
    { email: jon.email, parts: 2000, name: 'Jon' },
  ]);
  await accept(ines, await linkTo(ines.email));
  const { tracks } = await mara.api('GET /api/releases/{releaseId}/splits', { params: { releaseId: release.id } });
  const [own] = tracks.map(({ split }) => split?.versions[0]?.parties);
  const [hers] = (await ines.api('GET /api/me/splits', { query: {} })).items.map(
    ({ versions }) => versions[0]?.parties,
  );
  const text = (parties = own) => parties?.map(({ name, parts, state }) => [name, parts, state]);
  expect(text(hers)).toEqual(text(own));
  expect(own?.map(({ email }) => email)).toEqual(['', ines.email, jon.email]);
  expect(hers?.map(({ email }) => email)).toEqual(['', ines.email, '']);
  const { invitations } = await jon.api('GET /api/me/split-invitations');
  expect(invitations.map(({ email }) => email)).toEqual([jon.email]);
  expect((await ines.api('GET /api/me/split-invitations')).invitations).toEqual([]);
});
