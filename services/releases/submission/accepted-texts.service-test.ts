import { brand } from '../../../shared/brand.ts';
import type { DraftRelease, Release } from '../../../shared/releases/release.ts';
import type { RequestChanges } from '../../../shared/releases/request-changes.ts';
import type { AcceptedText } from '../../../shared/rules/accepted-text.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { admin, newArtist, type Person, table } from '../../test/people.ts';
import { current, detailOf, freshKey, stored } from '../../test/releases.ts';
import { askForChanges } from '../../test/sent-back.ts';
import { acceptedTextRepository } from '../storage/accepted-text-repository.ts';

let office: Person;
beforeAll(async () => {
  office = await admin();
});

const reason = { code: 'artist-signs', text: 'It is our name' };
const chk: AcceptedText = { code: 'artist-signs', text: '!!!' };

/** A single by an act whose name is contested, and otherwise ready. */
const byAct = (name: string, { artistId }: Person, { stated = [reason], accepted = [] as AcceptedText[] } = {}) =>
  aCompleteDraft({
    artistId,
    title: 'Harbour Light',
    accepted,
    stated: [],
    ...inOrder([aTrack({ artists: [aCredit(name)], stated })]),
  });

/** The texts with which the artist's next release begins. */
const begun = async (artist: Person): Promise<DraftRelease> =>
  (await artist.api('POST /api/releases', freshKey())) as DraftRelease;
/** The artist's next release without a reason. */
const nextBy = async (name: string, artist: Person, status: 'draft' | 'submitted' = 'draft') =>
  stored(byAct(name, artist, { stated: [], accepted: (await begun(artist)).accepted }), status);

const submit = (artist: Person, { id: releaseId }: Release) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
const exportOf = ({ artistId, id: releaseId }: Release) =>
  office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: { artistId, releaseId },
    body: {},
  });
const findingsOf = ({ id: releaseId }: Release, artist: Person) =>
  artist.api('GET /api/releases/{releaseId}/findings', { params: { releaseId } });

/** An artist whose name the office has accepted. */
async function acceptedArtist(): Promise<Person> {
  const artist = await newArtist('active');
  await exportOf(await stored(byAct('!!!', artist), 'submitted'));
  return artist;
}
const sendBack = (release: Release, reasons: RequestChanges['reasons']) =>
  askForChanges(office, release as Parameters<typeof askForChanges>[1], { reasons });
const refused = { code: 'release-incomplete', details: { codes: ['artist-signs'] } };

test('product 39.6: once the office has exported a name, the artist’s next release with it needs no reason', async () => {
  const artist = await newArtist('active');
  await expect(submit(artist, await nextBy('!!!', artist))).rejects.toMatchObject(refused);
  await exportOf(await stored(byAct('!!!', artist), 'submitted'));
  const next = await nextBy('!!!', artist);
  expect(await findingsOf(next, artist)).toMatchObject({
    isReady: true,
    findings: expect.arrayContaining([expect.objectContaining({ code: 'artist-signs', isAccepted: true })]),
  });
  expect(await submit(artist, next)).toMatchObject({ status: 'submitted' });
});

test('product 39.6: another name, and the same name of another account, still need a reason', async () => {
  const [artist, other] = await Promise.all([acceptedArtist(), newArtist('active')]);
  await expect(submit(artist, await nextBy('???', artist))).rejects.toMatchObject(refused);
  await expect(submit(other, await nextBy('!!!', other))).rejects.toMatchObject(refused);
});

test('product 39.6: duplicates, releases with the same defaults and changes know the accepted texts', async () => {
  const artist = await newArtist('active');
  const release = await stored(byAct('!!!', artist), 'submitted');
  await exportOf(release);
  const params = { releaseId: release.id };
  for (const what of ['duplicate', 'next'] as const) {
    const copy = await artist.api('POST /api/releases/{releaseId}/copies', { params, body: { what }, ...freshKey() });
    expect((await detailOf(artist, copy.id)).release.accepted).toEqual([chk]);
  }
  const change = await artist.api('POST /api/releases/{releaseId}/changes', { params, ...freshKey() });
  expect((await detailOf(artist, change.id)).release.accepted).toEqual([chk]);
});

test('product 39.6: a change that is exported accepts its reasons too', async () => {
  const artist = await newArtist('active');
  const release = await stored(byAct('Mara', artist, { stated: [] }), 'submitted');
  await exportOf(release);
  const params = { releaseId: release.id };
  const change = await artist.api('POST /api/releases/{releaseId}/changes', { params, ...freshKey() });
  const [track] = Object.values(change.tracks);
  if (!track) throw new Error('The change has no track');
  const ofTrack = { params: { releaseId: change.id, trackId: track.id } };
  const route = 'PATCH /api/releases/{releaseId}/tracks/{trackId}';
  const renamed = track.artists.map((credit) => ({ ...credit, name: '!!!' }));
  await artist.api(route, { ...ofTrack, body: { field: 'artists', from: track.artists, to: renamed } });
  await artist.api(route, { ...ofTrack, body: { field: 'stated', from: [], to: [reason as never] } });
  await submit(artist, change);
  await exportOf(change);
  expect(await acceptedTextRepository(table).of(artist.artistId)).toEqual([chk]);
});

test('product 39.6: concurrent exports of one artist each add what they accept', async () => {
  const artist = await newArtist('active');
  const names = ['!!!', '???', '?!', '…!'];
  const releases = await Promise.all(names.map((name) => stored(byAct(name, artist), 'submitted')));
  await Promise.all(releases.map(exportOf));
  const texts = (await acceptedTextRepository(table).of(artist.artistId)).map(({ text }) => text);
  expect(texts.sort()).toEqual(['!!!', '???', '?!', '...!'].sort());
});

test('product 39.6: a request for changes of the field ends the acceptance, in the release and for later ones', async () => {
  const artist = await acceptedArtist();
  const next = await nextBy('!!!', artist, 'submitted');
  await sendBack(next, [{ code: 'credits-wrong', note: 'Please write the name' }]);
  const back = await current(next);
  expect(back).toMatchObject({ status: 'changes_requested', accepted: [] });
  expect(back).toMatchObject({ changes: { reasons: [{ code: 'credits-wrong', note: 'Please write the name' }] } });
  expect((await findingsOf(next, artist)).isReady).toBe(false);
  await expect(submit(artist, back)).rejects.toMatchObject(refused);
  expect((await begun(artist)).accepted).toEqual([]);
});

test('product 39.6: a request for other changes leaves it', async () => {
  const artist = await acceptedArtist();
  const next = await nextBy('!!!', artist, 'submitted');
  await sendBack(next, [{ code: 'cover-quality' }]);
  expect((await current(next)).accepted).toEqual([chk]);
  expect((await begun(artist)).accepted).toEqual([chk]);
});

test('product 39.6: an account with a full list exports as before, and accepts no more', async () => {
  const artist = await newArtist('active');
  const texts = Array.from({ length: 100 }, (_, n) => ({ code: 'artist-signs', text: `!${n}` }));
  const { change, of } = acceptedTextRepository(table);
  await table.transact([change(artist.artistId, 'ADD', texts)]);
  const release = await stored(byAct('!!!', artist), 'submitted');
  await exportOf(release);
  expect((await current(release)).status).toBe('exported');
  expect(await of(artist.artistId)).toHaveLength(100);
});

test('product 39.6: a release that was stored before is read without accepted texts', async () => {
  const artist = await newArtist('active');
  const { accepted: _, ...draft } = byAct('!!!', artist);
  await stored(draft as DraftRelease);
  expect((await current(draft as DraftRelease)).accepted).toEqual([]);
});
