import { randomUUID } from 'node:crypto';
import type { ArtistId, TrackId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, anId, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { file, line, type OwnImport, ownImport } from '../statements/test/own-import.ts';
import { readEarned } from '../statements/test/read-earned.ts';
import { mailsTo, newColleague, type Person, signUpAs, table } from '../test/people.ts';
import { detailOf, freshKey, stored, until } from '../test/releases.ts';
import { splits } from '../test/splits.ts';
import { newIsrc } from '../test/typed-codes.ts';
import { agreementCopier } from './carry-over.ts';
import { splitInvitationRepository } from './split-invitation-repository.ts';
import { splitRepository } from './split-repository.ts';
import { accept, held, linkTo, newAddress, splitOwner, TODAY } from './test/split-owner.ts';

let owner: Awaited<ReturnType<typeof splitOwner>>;
beforeAll(async () => {
  owner = await splitOwner();
});

/**
 * Submits a release by the owner, with recordings that have these ISRCs. It reaches the office through the table's
 * stream.
 */
const releaseWith = (
  isrcs: readonly string[],
  { title = 'Night Ferry', status = 'draft' as 'draft' | 'submitted' } = {},
) =>
  stored(
    aCompleteDraft({
      ...{ artistId: owner.person.artistId, title },
      ...inOrder(isrcs.map((isrc, n) => aTrack({ title: `Track ${n + 1}`, isrc }))),
    }),
    status,
  );
const trackOf = ({ trackIds }: Release, n = 0) => trackIds[n] as TrackId;
const carried = (release: Release, n = 0) =>
  until(
    () => splits.find(trackOf(release, n)),
    (agreement) => agreement !== undefined,
    'an agreement that was carried over',
  );
const subject = 'Your split follows its recording to another release';
const mailed = (person: Pick<Person, 'email'>) =>
  until(
    () => mailsTo(person.email),
    (mails) => mails.some((mail) => mail.subject === subject),
    `a mail to ${person.email}`,
  );

test('copies a split to the same recording on another release, and notifies parties, owner and office (product 29.9)', async () => {
  const [shared, alone, other] = [newIsrc(), newIsrc(), newIsrc()];
  const first = await releaseWith([shared, alone]);
  const ines = await owner.accepted({ ...first, trackIds: [trackOf(first)] }, 3000);
  const second = await releaseWith([other, shared, alone], { title: 'Best Of', status: 'submitted' });
  await carried(second, 1);
  expect(await held(trackOf(second, 1))).toEqual(await held(trackOf(first)));
  for (const n of [0, 2]) expect(await splits.find(trackOf(second, n))).toBeUndefined();
  const mine = await ines.api('GET /api/me/splits', { query: {} });
  expect(mine.items.find(({ releaseId }) => releaseId === second.id)).toMatchObject({
    ...{ title: 'Track 2', releaseTitle: 'Best Of', isrc: shared, carriedOverFrom: 'Night Ferry' },
  });
  await Promise.all([ines, owner.person].map(mailed));
  const event = { kind: 'splits-carried-over', by: 'platform', titles: ['Track 2'], from: ['Night Ferry'] };
  const ofSecond = (await detailOf(owner.person, second.id)).release;
  expect(ofSecond.events.filter(({ kind }) => kind === event.kind)).toEqual([expect.objectContaining(event)]);
  const office = await newColleague('reviewer');
  const params = { artistId: owner.person.artistId, releaseId: second.id };
  const seen = await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}', { params });
  expect(seen.release.events).toContainEqual(expect.objectContaining(event));
  // From here on, the copy is like any other agreement: reducing her part requires her consent.
  const [agreement] = await splits.findMany([trackOf(second, 1)]);
  expect(
    await owner.person.api('POST /api/releases/{releaseId}/splits', {
      params: { releaseId: second.id },
      body: {
        tracks: [{ trackId: trackOf(second, 1), rev: agreement?.rev ?? 0 }],
        ...{ from: TODAY, ownParts: 9999, parties: [{ name: 'Ines', email: ines.email, parts: 1 }] },
      },
      ...freshKey(),
    }),
  ).toEqual({ invited: [], asked: 1 });
});

test('lets an invited party accept both with one link, each part under its own id (product 29.9)', async () => {
  const isrc = newIsrc();
  const first = await releaseWith([isrc]);
  const email = newAddress();
  await owner.propose(first, [{ email, parts: 4000 }]);
  const link = await linkTo(email);
  const second = await releaseWith([isrc], { status: 'submitted' });
  await carried(second);
  const waiting = async (release: Release) =>
    (await splits.splitOf(trackOf(release)))[0]?.parties.find(({ state }) => state === 'invited');
  expect((await waiting(second))?.id).toMatch(/^pty_/);
  expect((await waiting(second))?.id).not.toBe((await waiting(first))?.id);
  const ines = await signUpAs(email, 'Ines Faro');
  await accept(ines, link);
  const both = [[TODAY, [owner.person.artistId, 6000, 'accepted'], [ines.artistId, 4000, 'accepted']]];
  expect([await held(trackOf(first)), await held(trackOf(second))]).toEqual([both, both]);
});

test('copies and notifies once if repeated, and leaves a track’s own agreement and other artists’ alone (product 29.9)', async () => {
  const isrc = newIsrc();
  const first = await releaseWith([isrc]);
  const ines = await owner.accepted(first, 2500);
  const second = await releaseWith([isrc], { status: 'submitted' });
  const before = await carried(second);
  await mailed(ines);
  const carry = agreementCopier({
    table,
    splits,
    invitations: splitInvitationRepository(table),
    releases: releaseRepository(table),
    newId,
    now: () => new Date(),
  });
  const { artistId } = owner.person;
  const id = before?.carriedOver?.eventId ?? '';
  expect(await carry({ id, artistId, releaseId: second.id })).toEqual([trackOf(second)]);
  expect(await carry({ id: 'another', artistId, releaseId: second.id })).toEqual([]);
  expect(await splits.find(trackOf(second))).toEqual(before);
  const { events } = (await detailOf(owner.person, second.id)).release;
  expect(events.filter(({ kind }) => kind === 'splits-carried-over')).toHaveLength(1);
  expect((await mailsTo(ines.email)).filter((mail) => mail.subject === subject)).toHaveLength(1);
  const another = await splitOwner();
  const theirs = await stored(
    aCompleteDraft({ artistId: another.person.artistId, ...inOrder([aTrack({ isrc })]) }),
    'submitted',
  );
  expect(await carry({ id: 'third', artistId: another.person.artistId, releaseId: theirs.id })).toEqual([]);
  const draft = await releaseWith([isrc]);
  expect(await carry({ id: 'fourth', artistId, releaseId: draft.id })).toEqual([]);
});

describe('money (product 29.9)', () => {
  let own: OwnImport;
  beforeAll(async () => {
    own = await ownImport();
  });

  test('pays the split from a statement line of the second release', async () => {
    const recordings = [{ isrc: newIsrc(), title: 'Harbour Light' }];
    const first = await own.release({ recordings });
    const { artistId } = first;
    const ann = anId<ArtistId>(randomUUID());
    const [{ trackId = '' as TrackId, isrc = '' } = {}] = first.tracks;
    const party = { email: '', state: 'accepted' as const };
    const agreed = {
      ...{ trackId, isrc, releaseId: first.releaseId, ownerId: artistId, ownerName: 'Mara' },
      ...{ releaseTitle: 'Night Ferry', title: 'Harbour Light', rev: 0 },
      versions: [
        {
          ...{ version: 1, from: '2026-01-01', proposedAt: new Date().toISOString() },
          parties: [
            { ...party, partyId: newId('party'), name: 'Mara', parts: 7000, artistId },
            { ...party, partyId: newId('party'), name: 'Ann', parts: 3000, artistId: ann },
          ],
        },
      ],
    };
    const ownSplits = splitRepository(own.table);
    await ownSplits.save([{ before: { rev: 0 }, after: agreed }], [{ write: ownSplits.partOf(artistId, trackId) }]);
    const second = await own.release({ artistId, recordings });
    const carry = agreementCopier({
      table: own.table,
      splits: ownSplits,
      invitations: splitInvitationRepository(own.table),
      releases: releaseRepository(own.table),
      newId,
      now: () => new Date(),
    });
    await carry({ id: 'submitted', artistId, releaseId: second.releaseId });
    const { statementId } = await own.drop(file(line({ isrc, upc: second.upc, net: '100' })));
    await own.approve(statementId);
    await own.post(statementId);
    expect([(await own.wallet(ann)).earned, (await own.wallet(artistId)).earned]).toEqual([28_500_000n, 66_500_000n]);
    const earned = { artistId: ann, releaseId: second.releaseId, month: '2026-08' };
    expect((await readEarned(own.table, earned)).micros).toBe(28_500_000n);
  });
});
