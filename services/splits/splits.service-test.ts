import type { PartyId, TrackId } from '../../shared/ids.ts';
import { newLinkToken } from '../platform/link-token.ts';
import { mailsTo, newAccount, type Person, signUpAs, table } from '../test/people.ts';
import { until } from '../test/releases.ts';
import { scan } from '../test/scan.ts';
import { splitInvitations, splits } from '../test/splits.ts';
import { splitNamesRepository } from './split-names-repository.ts';
import { suspenseOwner } from './suspense-owner.ts';
import { accept, decline, held, linkTo, newAddress, read, refusal, splitOwner, TODAY } from './test/split-owner.ts';

let owner: Awaited<ReturnType<typeof splitOwner>>;
beforeAll(async () => {
  owner = await splitOwner();
});

describe('an invitation (product 29.2)', () => {
  test('is read and accepted by a person who signs up with its address, and is paid from then on', async () => {
    const release = await owner.newRelease(['One', 'Two']);
    const email = newAddress();
    expect(await owner.propose(release, [{ email, parts: 3333 }])).toEqual({ invited: [expect.any(String)], asked: 0 });
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
      expect(await held(id)).toEqual([
        [TODAY, [owner.person.artistId, 6667, 'accepted'], [ines.artistId, 3333, 'accepted']],
      ]);
    }
    expect(await refusal(read(link))).toBe('invitation-answered');
    const mine = await ines.api('GET /api/me/splits', { query: {} });
    expect(mine.items.map(({ title }) => title).sort()).toEqual(['One', 'Two']);
    // There are no earnings yet.
    expect(mine.items.map(({ earnedMicros }) => earnedMicros)).toEqual(['0', '0']);
    await until(
      () => mailsTo(owner.person.email),
      (mails) => mails.some(({ subject }) => subject === 'Your split was accepted'),
      'a mail to the owner',
    );
  });

  test('opens only with its own token, and asks the user pool for the address', async () => {
    const release = await owner.newRelease();
    const email = newAddress();
    await owner.propose(release, [{ email, parts: 5000 }]);
    const link = await linkTo(email);
    const wrong = { ...link, token: newLinkToken() };
    const somebody = await newAccount();
    expect(await refusal(read(wrong))).toBe('invitation-not-found');
    expect(await refusal(decline(wrong))).toBe('invitation-not-found');
    const body = { agreementsHash: (await read(link)).agreementsHash };
    const route = 'POST /api/split-invitations/{invitationId}/{token}/accept';
    expect(await refusal(somebody.api(route, { params: wrong, body }))).toBe('invitation-not-found');
    expect(await refusal(somebody.api(route, { params: link, body }))).toBe('invitation-for-another');
    expect(await refusal(owner.person.api(route, { params: link, body }))).toBe('invitation-for-another');
    const stored = await splitInvitations.find(link.invitationId);
    expect(JSON.stringify(stored)).not.toContain(link.token);
    expect((await read(link)).splits).toHaveLength(1);
  });

  test('can be declined once without an account, and its part is paid to nobody', async () => {
    const release = await owner.newRelease();
    const email = newAddress();
    await owner.propose(release, [{ email, parts: 5000 }]);
    const link = await linkTo(email);
    await decline(link);
    expect(await refusal(decline(link))).toBe('invitation-answered');
    const [trackId] = release.trackIds as [TrackId];
    expect((await splits.splitOf(trackId))[0]?.parties[1]).toMatchObject({ parts: 5000, state: 'declined' });
    const ines = await signUpAs(email, 'Ines');
    const params = link;
    const route = 'POST /api/split-invitations/{invitationId}/{token}/accept';
    expect(await refusal(ines.api(route, { params, body: { agreementsHash: '' } }))).toBe('invitation-answered');
  });

  test('says when it has expired, and can be sent again with a new link', async () => {
    const release = await owner.newRelease();
    const ines = await newAccount();
    await owner.propose(release, [{ email: ines.email, parts: 5000 }]);
    const link = await linkTo(ines.email);
    const send = (by: Person) => by.api('POST /api/split-invitations/{invitationId}/send', { params: link });
    expect(await refusal(send(owner.person))).toBe('invitation-sent-lately');
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

  test('is accepted only with the text that was read', async () => {
    const release = await owner.newRelease();
    const ines = await newAccount();
    await owner.propose(release, [{ email: ines.email, parts: 5000 }]);
    const first = await linkTo(ines.email);
    const { agreementsHash } = await read(first);
    await owner.propose(release, [{ email: ines.email, parts: 100 }]);
    expect(await refusal(read(first))).toBe('invitation-not-found');
    const second = await linkTo(ines.email, first);
    const route = 'POST /api/split-invitations/{invitationId}/{token}/accept';
    expect(await refusal(ines.api(route, { params: second, body: { agreementsHash } }))).toBe('split-changed');
    await accept(ines, second);
  });
});

test('keeps the part of an erased account without its name, and pays it to nobody (product 29.3)', async () => {
  const release = await owner.newRelease();
  const [trackId] = release.trackIds as [TrackId];
  const ines = await owner.accepted(release, 5000);
  await owner.propose(release, [{ email: ines.email, parts: 2000 }]);
  await splitNamesRepository(table).forget(ines.artistId, new Date());
  await splitNamesRepository(table).forget(ines.artistId, new Date());
  const agreement = await splits.find(trackId);
  expect(JSON.stringify(agreement)).not.toMatch(new RegExp(`${ines.artistId}|${ines.email}|Ines`));
  // Nobody needs to agree to the smaller part anymore.
  expect(agreement?.proposed).toBeUndefined();
  const [own, hers] = (await splits.splitOf(trackId)).at(-1)?.parties ?? [];
  expect(own).toEqual({ id: owner.person.artistId, parts: 8000, state: 'accepted' });
  expect(hers).toEqual({ id: expect.stringMatching(/^pty_/), parts: 2000, state: 'declined' });
  expect((await ines.api('GET /api/me/splits', { query: {} })).items).toEqual([]);
});

test('a part that was declined, or not answered in time, returns to the owner with the next version without it (product 29.3)', async () => {
  const release = await owner.newRelease();
  const [trackId] = release.trackIds as [TrackId];
  const [declines, waits] = [newAddress(), newAddress()];
  await owner.propose(release, [
    { email: declines, parts: 3000 },
    { email: waits, parts: 2000 },
  ]);
  const parties = (await splits.splitOf(trackId))[0]?.parties.slice(1).map(({ id }) => id as PartyId) ?? [];
  const whose = async () => {
    const agreement = await splits.find(trackId);
    return parties.map((partyId) => agreement && suspenseOwner(agreement, partyId)?.artistId);
  };
  await decline(await linkTo(declines));
  expect(await whose()).toEqual([undefined, undefined]);
  // A party who is left out before the deadline may still accept the earlier offer.
  await owner.propose(release, []);
  expect(await whose()).toEqual([owner.person.artistId, undefined]);
  const link = await linkTo(waits);
  const invitation = await splitInvitations.find(link.invitationId);
  const long = { sentAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-02-01T00:00:00.000Z' };
  if (invitation)
    await splits.save([], [{ write: splitInvitations.sendAgain(invitation, { ...invitation, ...long }) }]);
  await owner.propose(release, []);
  expect(await whose()).toEqual([owner.person.artistId, owner.person.artistId]);
  const due = (await scan('OUTBOX#', 'name', 'suspense-due')).flatMap(
    ({ body }) => (body as { partyIds: PartyId[] }).partyIds,
  );
  expect(due.filter((partyId) => parties.includes(partyId)).sort()).toEqual([...parties].sort());
});

test('owner and parties read the same text; addresses are visible to the owner and their own party (product 29.6)', async () => {
  const release = await owner.newRelease();
  const [ines, jon] = [await newAccount(), await newAccount()];
  await owner.propose(release, [
    { email: ines.email, parts: 3000 },
    { email: jon.email, parts: 2000, name: 'Jon' },
  ]);
  await accept(ines, await linkTo(ines.email));
  const { tracks } = await owner.person.api('GET /api/releases/{releaseId}/splits', {
    params: { releaseId: release.id },
  });
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
