import { brand } from '../../../shared/brand.ts';
import { changeIdOf } from '../../../shared/ids.ts';
import { releaseEdit } from '../../../shared/releases/field-edit.ts';
import type { ExportedRelease, Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../../shared/test/builders.ts';
import { storeStateRepository } from '../../stores/store-state-repository.ts';
import { jpegOf, wavOf } from '../../test/files.ts';
import { admin, newArtist, type Person, table } from '../../test/people.ts';
import {
  current,
  detailOf,
  fill,
  freshKey,
  newCompleteRelease,
  releases,
  stored,
  until,
  upload,
} from '../../test/releases.ts';
import { addressOf, bytesAt } from '../../test/storage.ts';
import { takenDownWrite } from '../writes/store-writes.ts';

let artist: Person;
let office: Person;
beforeAll(async () => {
  artist = await newArtist('active');
  office = await admin();
});

const agreement = { agreementVersion: brand.agreementVersion, plan: 'basic' } as const;
const owned = ({ id, artistId }: Pick<Release, 'id' | 'artistId'>) => ({ artistId, releaseId: id });
const open = (release: Pick<Release, 'id'>, by = artist) =>
  by.api('POST /api/releases/{releaseId}/changes', { params: { releaseId: release.id }, ...freshKey() });
const submit = ({ id }: Pick<Release, 'id'>) =>
  artist.api('POST /api/releases/{releaseId}/submit', { params: { releaseId: id }, body: agreement, ...freshKey() });
const discard = ({ id }: Pick<Release, 'id'>) =>
  artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId: id } });

const exportOf = async (release: Pick<Release, 'id' | 'artistId'>) => {
  const route = 'POST /api/admin/artists/{artistId}/releases/{releaseId}/export';
  const { fileName, blob } = await office.api(route, { params: owned(release), body: {} });
  return { fileName, csv: await blob.text() };
};
const exportsOf = async (release: Pick<Release, 'id' | 'artistId'>) =>
  (await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}/exports', { params: owned(release) }))
    .exports;
const fileOf = async (release: Pick<Release, 'id' | 'artistId'>, submission: string) => {
  const route = 'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports/{submission}';
  const { blob } = await office.api(route, { params: { ...owned(release), submission } });
  return blob.text();
};

async function delivered(different: Parameters<typeof aCompleteDraft>[0] = {}): Promise<ExportedRelease> {
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, ...different }), 'submitted');
  await exportOf(release);
  return (await current(release)) as ExportedRelease;
}

test('a delivered release is changed in title and cover, and goes out as an update (product 35.1-35.8)', async () => {
  const draft = await newCompleteRelease(artist);
  await submit(draft);
  const first = await exportOf(draft);
  const before = (await current(draft)) as ExportedRelease;

  const change = await open(before);
  expect(change).toMatchObject({ id: changeIdOf(before.id), status: 'changing', title: before.title, upc: before.upc });
  expect(await current(before)).toMatchObject({ changeOpenedAt: change.createdAt, title: before.title });
  const [trackId = NO_TRACK] = change.trackIds;
  await fill(artist, change, { title: 'Day Ferry' });
  await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
    params: { releaseId: change.id, trackId },
    body: { field: 'title', from: 'Night Ferry', to: 'Day Ferry' },
  });
  const jpeg = await jpegOf(3001);
  const cover = await upload(
    artist,
    change.id,
    { kind: 'cover' },
    { fileName: 'day.jpg', contentType: 'image/jpeg', bytes: jpeg },
  );
  expect(cover?.state).toBe('ready');

  // The stores' version is untouched until the change is exported.
  expect(await current(before)).toMatchObject({ title: 'Night Ferry', cover: before.cover });
  const submitted = await submit(change);
  expect(submitted.status).toBe('submitted');
  const update = await exportOf(change);
  expect(update.fileName).toBe(`release_${before.id}_update.csv`);
  expect(update.csv).toContain('Day Ferry');

  const after = (await current(before)) as ExportedRelease;
  expect(after).toMatchObject({
    status: 'exported',
    title: 'Day Ferry',
    upc: before.upc,
    exportedAt: before.exportedAt,
  });
  expect(after.cover?.mediaId).toBe(cover?.id);
  expect(after.changeOpenedAt).toBeUndefined();
  expect(after.events.map(({ kind }) => kind).slice(-3)).toEqual(['change-opened', 'submitted', 'updated']);
  await expect(current(change)).rejects.toMatchObject({ code: 'release-not-found' });

  const [latest, original] = await exportsOf(before);
  expect([latest?.isUpdate, original?.isUpdate]).toEqual([true, undefined]);
  expect(await fileOf(before, original?.submission ?? '')).toBe(first.csv);
  expect(await fileOf(before, latest?.submission ?? '')).toBe(update.csv);

  // The files of the change are those of the release now, and stay when the change is cleared away.
  await until(
    () => table.partition(`RELEASE#${artist.artistId}#${change.id}`, { consistent: true }),
    (items) => items.every(({ SK }) => !String(SK).startsWith('MEDIA#') && SK !== 'BODY'),
    'the end of the change',
  );
  expect((await detailOf(artist, before.id)).media.map(({ id }) => id)).toContain(cover?.id);
  const { recorded } = await storeStateRepository(table).history({ releaseId: before.id });
  expect(new Set(Object.values(recorded?.stores ?? {}).map(({ state }) => state))).toEqual(new Set(['update-sent']));
  expect(Object.keys(recorded?.stores ?? {}).sort()).toEqual([...after.stores].sort());
});

test('a release has one change at a time, and a discarded one leaves nothing (product 35.1, 35.6)', async () => {
  const release = await delivered();
  const change = await open(release);
  await expect(open(release)).rejects.toMatchObject({ code: 'change-open' });
  await discard(change);
  expect(((await current(release)) as ExportedRelease).changeOpenedAt).toBeUndefined();
  const again = await open(release);
  expect(again.rev).toBeGreaterThanOrEqual(change.rev);
  await fill(artist, again, { recordLabel: 'Other House' });
  await submit(again);
  await discard(again);
  await expect(exportOf(again)).rejects.toMatchObject({ code: 'release-not-found' });
  expect(await current(release)).toMatchObject({ recordLabel: release.recordLabel, status: 'exported' });
});

test('of five requests for a change at once, one opens it', async () => {
  const release = await delivered();
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => open(release)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'change-open' });
});

test('only a delivered release can be changed, by its artist (product 35.1)', async () => {
  const draft = await stored(aCompleteDraft({ artistId: artist.artistId }));
  await expect(open(draft)).rejects.toMatchObject({ code: 'release-not-exported' });
  const submitted = await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
  await expect(open(submitted)).rejects.toMatchObject({ code: 'release-not-exported' });
  const release = await delivered();
  await expect(open(release, await newArtist('active'))).rejects.toMatchObject({ code: 'release-not-found' });
});

describe('the fields of a change (product 35.3)', () => {
  it('codes stay, by every route that edits', async () => {
    const change = await open(await delivered());
    const params = { releaseId: change.id };
    const [trackId = NO_TRACK] = change.trackIds;
    const isrc = { field: 'isrc', from: '', to: 'QZZZ12699999' } as const;
    const refused = { code: 'field-fixed' };
    await expect(
      artist.api('PATCH /api/releases/{releaseId}', { params, body: releaseEdit('upc', change.upc, '') }),
    ).rejects.toMatchObject(refused);
    await expect(
      artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', { params: { ...params, trackId }, body: isrc }),
    ).rejects.toMatchObject(refused);
    await expect(
      artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
        params: { ...params, trackId },
        body: { ...isrc, from: 'QZZZ12699999', to: '' },
      }),
    ).rejects.toMatchObject(refused);
  });

  it('tracks are neither added nor removed', async () => {
    const change = await open(await delivered(inOrder([aTrack(), aTrack({ title: 'Second' })])));
    const params = { releaseId: change.id };
    const [trackId = NO_TRACK] = change.trackIds;
    await expect(artist.api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() })).rejects.toMatchObject({
      code: 'release-locked',
    });
    await expect(
      artist.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', { params: { ...params, trackId } }),
    ).rejects.toMatchObject({ code: 'release-locked' });
  });

  it('dates stay once the release day has come', async () => {
    const release = await delivered({ salesStart: '2026-01-02' });
    const change = await open(release);
    await fill(artist, change, { salesStart: '2099-01-02' });
    await expect(submit(change)).rejects.toMatchObject({
      code: 'dates-past',
      details: { fields: ['Sales start date'] },
    });
  });

  it('a required field cannot be emptied', async () => {
    const change = await open(await delivered());
    await fill(artist, change, { primaryGenre: '' });
    await expect(submit(change)).rejects.toMatchObject({ code: 'release-incomplete' });
  });

  it('a change without a difference is not submitted (product 35.5)', async () => {
    const change = await open(await delivered());
    await expect(submit(change)).rejects.toMatchObject({ code: 'nothing-changed' });
  });
});

describe('audio (product 35.4)', () => {
  const wav = (seconds: number) => ({ fileName: 'new.wav', contentType: 'audio/wav', bytes: wavOf(seconds) });

  async function replaced(seconds: number) {
    const draft = await newCompleteRelease(artist);
    const [trackId = NO_TRACK] = draft.trackIds;
    const params = { releaseId: draft.id, trackId };
    await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      params,
      body: { field: 'isrc', from: '', to: `QZZZ126${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}` },
    });
    await submit(draft);
    await exportOf(draft);
    const before = (await current(draft)) as ExportedRelease;
    const change = await open(before);
    const length = (before.tracks[trackId]?.audio?.durationMs ?? 0) / 1000 + seconds;
    const audio = await upload(artist, change.id, { kind: 'audio', trackId }, wav(length));
    await submit(change);
    await exportOf(change);
    const after = await current(before);
    return { before, after, trackId, audio };
  }

  it('keeps its ISRC if the new file is as long, and the new master is played', async () => {
    const { before, after, trackId, audio } = await replaced(1);
    expect(after.tracks[trackId]?.isrc).toBe(before.tracks[trackId]?.isrc);
    expect(after.tracks[trackId]?.audio?.mediaId).toBe(audio?.id);
    const { url } = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', {
      params: { releaseId: after.id, mediaId: audio?.id ?? '' },
    });
    const { bucket, key } = addressOf(url);
    const master = `${artist.artistId}/${after.id}/${audio?.id}`;
    // The player plays the master, or its listening copy.
    expect([master, `${master}.copy`]).toContain(key);
    expect((await bytesAt(bucket, master))?.length).toBeGreaterThan(0);
  });

  it('is a new recording without the delivered ISRC if its length differs by more than two seconds', async () => {
    const { before, after, trackId } = await replaced(3);
    expect(after.tracks[trackId]?.isrc).not.toBe(before.tracks[trackId]?.isrc);
  });
});

test('codes that the distributor assigned while a change was open are kept (product 35.4)', async () => {
  const release = await delivered();
  const change = await open(release);
  const upc = '0860000000017';
  await office.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/codes', {
    params: owned(release),
    body: { codes: [{ from: release.upc, to: upc }] },
  });
  await fill(artist, change, { recordLabel: 'Other House' });
  await submit(change);
  expect((await exportOf(change)).csv).toContain(upc);
  expect(await current(release)).toMatchObject({ upc, recordLabel: 'Other House' });
});

test('a change of a release that was taken down is neither submitted nor exported (product 35.7)', async () => {
  const [one, other] = [await delivered(), await delivered()];
  const takeDown = async (release: ExportedRelease) => {
    const at = new Date().toISOString();
    await table.transact([takenDownWrite(table.name, (await current(release)) as ExportedRelease, at)]);
  };
  const change = await open(one);
  await fill(artist, change, { recordLabel: 'Other House' });
  await takeDown(one);
  await expect(submit(change)).rejects.toMatchObject({ code: 'release-withdrawn' });
  const late = await open(other);
  await fill(artist, late, { recordLabel: 'Other House' });
  await submit(late);
  await takeDown(other);
  await expect(exportOf(late)).rejects.toMatchObject({ code: 'release-withdrawn' });
  await discard(late);
  expect(await current(other)).toMatchObject({ status: 'withdrawn', recordLabel: other.recordLabel });
});

test('an export and a discard at once: exactly one wins', async () => {
  for (let n = 0; n < 4; n++) {
    const release = await delivered();
    const change = await open(release);
    await fill(artist, change, { recordLabel: 'Other House' });
    await submit(change);
    const [exported, discarded] = await Promise.allSettled([exportOf(change), discard(change)]);
    expect([exported.status, discarded.status].sort()).toEqual(['fulfilled', 'rejected']);
    const label = exported.status === 'fulfilled' ? 'Other House' : release.recordLabel;
    expect(await current(release)).toMatchObject({ recordLabel: label });
    await expect(releases.get(owned(change))).rejects.toMatchObject({ code: 'release-not-found' });
  }
});

test('a change is exported with others in one batch, as an update', async () => {
  const release = await delivered();
  const change = await open(release);
  await fill(artist, change, { recordLabel: 'Other House' });
  await submit(change);
  const { id } = await office.api('POST /api/admin/exports', {
    body: { releases: [owned(change)], withFiles: false },
    ...freshKey(),
  });
  const { batches } = await until(
    () => office.api('GET /api/admin/exports'),
    (listed) => listed.batches.some((batch) => batch.id === id && batch.state === 'ready'),
    'the batch',
  );
  expect(batches.find((batch) => batch.id === id)).toMatchObject({ failed: [], done: 1 });
  expect(await current(release)).toMatchObject({ recordLabel: 'Other House' });
});

test('the office asks for changes of a change, and sees them against what was delivered (product 35.6)', async () => {
  const release = await delivered();
  const change = await open(release);
  await fill(artist, change, { recordLabel: 'Other House' });
  const submitted = await submit(change);
  const { earlier } = await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}', {
    params: owned(submitted),
  });
  expect(earlier?.content.recordLabel).toBe(release.recordLabel);
  if (submitted.status !== 'submitted') throw new Error('The change was not submitted');
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes', {
    params: owned(submitted),
    body: { submittedAt: submitted.submission.at, reasons: [{ code: 'cover-quality' }], message: '' },
    ...freshKey(),
  });
  expect((await current(change)).status).toBe('changes_requested');
  await fill(artist, await current(change), { recordLabel: 'Third House' });
  await submit(change);
  await exportOf(change);
  expect(await current(release)).toMatchObject({ recordLabel: 'Third House' });
});
