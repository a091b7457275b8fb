import type { TrackId } from '../../shared/ids.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { addressRepository } from '../platform/address-repository.ts';
import { mailsTo, newAccount, newArtist, type Person, table } from '../test/people.ts';
import { freshKey, stored, until } from '../test/releases.ts';
import { splitInvitations, splits } from '../test/splits.ts';
import { held, newAddress, refusal, splitOwner, TODAY } from './test/split-owner.ts';

let owner: Awaited<ReturnType<typeof splitOwner>>;
beforeAll(async () => {
  owner = await splitOwner();
});

describe('a proposal (product 29.1)', () => {
  test.each([
    ['of 101% in total', { own: 5100, parts: 5000 }, 'not-the-whole'],
    ['of 99% in total', { own: 4900, parts: 5000 }, 'not-the-whole'],
  ])('is refused with parts %s', async (_, { own, parts }, fault) => {
    const proposal = owner.propose(await owner.newRelease(), [{ email: newAddress(), parts }], { own });
    await expect(proposal).rejects.toMatchObject({ code: 'split-wrong', details: { fault } });
  });

  test('is refused if it names somebody twice, or its author', async () => {
    const release = await owner.newRelease();
    const email = newAddress();
    const twice = owner.propose(release, [
      { email, parts: 100 },
      { email: email.toUpperCase(), parts: 100 },
    ]);
    await expect(twice).rejects.toMatchObject({ code: 'split-wrong', details: { fault: 'party-twice' } });
    const oneself = owner.propose(release, [{ email: owner.person.email, parts: 100 }]);
    await expect(oneself).rejects.toMatchObject({ code: 'split-wrong', details: { fault: 'oneself' } });
  });

  test('tells a party who is not the owner that only the owner can share the track', async () => {
    const release = await owner.newRelease();
    const ines = await owner.accepted(release, 5000, await newArtist('active', 'Ines Faro'));
    const shares = [{ email: newAddress(), parts: 100 }];
    expect(await refusal(owner.propose(release, shares, { by: ines }))).toBe('split-of-another');
    expect(await refusal(owner.propose(release, shares, { by: await newArtist('active') }))).toBe('release-not-found');
    const view = { params: { releaseId: release.id } };
    expect(await refusal(ines.api('GET /api/releases/{releaseId}/splits', view))).toBe('release-not-found');
    // An artist who is not active yet cannot propose.
    expect(await refusal(owner.propose(release, shares, { by: await newAccount() }))).toBe('account-inactive');
  });

  test('is rejected for an address that cannot receive email, a date before this month, or an outdated revision', async () => {
    const release = await owner.newRelease();
    const email = newAddress();
    await addressRepository(table).close(email, 'bounced', new Date());
    expect(await refusal(owner.propose(release, [{ email, parts: 100 }]))).toBe('address-takes-no-mail');
    const early = owner.propose(release, [{ email: newAddress(), parts: 100 }], { from: '2020-01-01' });
    expect(await refusal(early)).toBe('split-too-early');
    await owner.propose(release, [{ email: newAddress(), parts: 100 }]);
    const body = {
      tracks: release.trackIds.map((trackId) => ({ trackId, rev: 0 })),
      from: TODAY,
      ownParts: 10_000,
      parties: [],
    };
    const params = { releaseId: release.id };
    expect(
      await refusal(owner.person.api('POST /api/releases/{releaseId}/splits', { params, body, ...freshKey() })),
    ).toBe('split-changed');
  });

  test('is refused beyond the daily limit of invitations', async () => {
    const artist = await newArtist('active');
    const writes = [splitInvitations.count(artist.artistId, 60, new Date())];
    await table.transact(writes);
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }));
    expect(await refusal(owner.propose(release, [{ email: newAddress(), parts: 100 }], { by: artist }))).toBe(
      'too-many-invitations',
    );
  });
});

describe('a change (product 29.4)', () => {
  const answer = async (by: Person, trackId: TrackId, choice: 'agree' | 'refuse') =>
    by.api('POST /api/me/splits/{trackId}/answer', {
      params: { trackId },
      body: { rev: (await splits.find(trackId))?.rev ?? 0, answer: choice },
    });

  test('that reduces a part takes effect when its party agrees', async () => {
    const release = await owner.newRelease();
    const [trackId] = release.trackIds as [TrackId];
    const ines = await owner.accepted(release, 5000);
    expect(await owner.propose(release, [{ email: ines.email, parts: 2000 }])).toEqual({ invited: [], asked: 1 });
    const parts = async () => (await splits.splitOf(trackId)).at(-1)?.parties.map((party) => party.parts);
    expect(await parts()).toEqual([5000, 5000]);
    const [split] = (await ines.api('GET /api/me/splits', { query: {} })).items;
    expect(split?.proposed).toMatchObject({ awaitsYou: true, awaits: ['Ines'] });
    expect(await refusal(answer(await newAccount(), trackId, 'agree'))).toBe('split-not-found');
    expect(await refusal(answer(owner.person, trackId, 'agree'))).toBe('split-answered');
    expect(await answer(ines, trackId, 'agree')).toEqual({ counts: true });
    expect(await parts()).toEqual([8000, 2000]);
    expect(await refusal(answer(ines, trackId, 'agree'))).toBe('split-answered');
  });

  test('has no effect if the party declines, or the owner withdraws it', async () => {
    const release = await owner.newRelease();
    const [trackId] = release.trackIds as [TrackId];
    const ines = await owner.accepted(release, 5000);
    const before = await held(trackId);
    await owner.propose(release, []);
    expect(await answer(ines, trackId, 'refuse')).toEqual({ counts: false });
    await owner.propose(release, []);
    const params = { releaseId: release.id, trackId };
    const body = { rev: (await splits.find(trackId))?.rev ?? 0 };
    const route = 'POST /api/releases/{releaseId}/splits/{trackId}/withdraw';
    expect(await refusal(ines.api(route, { params, body }))).toBe('split-not-found');
    expect(await owner.person.api(route, { params, body })).toEqual({ withdrawn: true });
    expect(await held(trackId)).toEqual(before);
  });

  test('that only increases parts takes effect at once, and its parties are emailed', async () => {
    const release = await owner.newRelease();
    const [trackId] = release.trackIds as [TrackId];
    const ines = await owner.accepted(release, 5000);
    expect(await owner.propose(release, [{ email: ines.email, parts: 6000 }])).toEqual({ invited: [], asked: 0 });
    expect((await splits.splitOf(trackId)).at(-1)?.parties[1]).toEqual({
      id: ines.artistId,
      parts: 6000,
      state: 'accepted',
    });
    await until(
      () => mailsTo(ines.email),
      (mails) => mails.some(({ subject }) => subject === 'A split you’re part of has changed'),
      'a mail of the change',
    );
  });
});
