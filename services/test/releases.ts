import { createHash, randomUUID } from 'node:crypto';
import { brand } from '../../shared/brand.ts';
import type { MediaId, ReleaseId, TrackId } from '../../shared/ids.ts';
import type { Media } from '../../shared/media/media.ts';
import { partCount, partRange } from '../../shared/media/parts.ts';
import { releaseEdit, type TrackEdit } from '../../shared/releases/field-edit.ts';
import { type ReleaseField, releaseFieldNames } from '../../shared/releases/fields.ts';
import { type DraftRelease, newRelease, type Release } from '../../shared/releases/release.ts';
import type { ReleaseDetail } from '../../shared/releases/release-detail.ts';
import { hasNoOpenFinding } from '../../shared/rules/readiness.ts';
import { aWriter, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { jpegOf, wavOf } from './files.ts';
import { type Person, table } from './people.ts';

/** Makes a new idempotency key, for one action by a user. */
export const freshKey = () => ({ idempotencyKey: randomUUID() });

/** The services' own repository of releases. */
export const releases = releaseRepository(table);

/**
 * Stores a built release without the API, for tests that need many releases, or one whose files need not exist. A
 * submitted release is stored in one write, because storing it first as a draft would project it twice.
 */
export async function stored(draft: DraftRelease, status: 'draft' | 'submitted' = 'draft'): Promise<Release> {
  if (status === 'draft') {
    await releases.create(draft);
    return draft;
  }
  const [at, { agreementVersion }] = [new Date().toISOString(), brand];
  const submission = { at, agreementVersion, by: draft.artistId };
  const submitted = { kind: 'submitted', at, by: 'artist', agreementVersion } as const;
  const moved = { rev: draft.rev + 1, updatedAt: at, events: [...draft.events, submitted] };
  await releases.create({ ...draft, ...moved, status, submission } as unknown as DraftRelease);
  return current(draft);
}

/** A release's current state. */
export const current = ({ id, artistId }: Pick<Release, 'id' | 'artistId'>): Promise<Release> =>
  releases.get({ artistId, releaseId: id }, { consistent: true });

/**
 * Polls until the result satisfies `fits`, because a queue or a stream does the work. The interval grows, because each
 * request takes time from that work.
 * @param seconds how long to wait at most
 */
export async function until<T>(
  ask: () => Promise<T>,
  fits: (answer: T) => boolean,
  what: string,
  seconds = 120,
): Promise<T> {
  const began = Date.now();
  for (;;) {
    const answer = await ask();
    if (fits(answer)) return answer;
    const waited = Date.now() - began;
    if (waited > seconds * 1000) throw new Error(`${what} did not happen: ${JSON.stringify(answer)}`);
    await new Promise((next) => setTimeout(next, Math.min(250, Math.max(40, waited / 5))));
  }
}

export const detailOf = ({ api }: Person, releaseId: ReleaseId): Promise<ReleaseDetail> =>
  api('GET /api/releases/{releaseId}', { params: { releaseId } });

type Upload = { fileName: string; contentType: string; bytes: Uint8Array };

type Target = { kind: 'cover' } | { kind: 'audio' | 'licence'; trackId: TrackId };

type AnnouncedFile = Omit<Upload, 'bytes'> & { size: number };

/** Announces a file, as the page does before it sends it. */
export const announce = ({ api }: Person, releaseId: ReleaseId, target: Target, file: AnnouncedFile) =>
  api('POST /api/releases/{releaseId}/uploads', {
    params: { releaseId },
    body: { target, fileName: file.fileName, contentType: file.contentType, size: file.size },
  });

/** Requests the upload URL of a file that is sent in one request. */
export async function requestUploadUrl(person: Person, releaseId: ReleaseId, target: Target, file: AnnouncedFile) {
  const expected = await announce(person, releaseId, target, file);
  if (expected.state !== 'expected') throw new Error(`A file of ${file.size} bytes is sent in parts`);
  return expected;
}

/** Sends one part of a file, and returns the storage's response. */
export async function sendPart(
  { api }: Person,
  params: { releaseId: ReleaseId; mediaId: MediaId },
  bytes: Uint8Array,
  number: number,
): Promise<Response> {
  const { start, end } = partRange(bytes.length, number) ?? { start: 0, end: 0 };
  const part = bytes.subarray(start, end);
  const sha256 = createHash('sha256').update(part).digest('base64');
  const signed = await api('POST /api/releases/{releaseId}/uploads/{mediaId}/parts', {
    params,
    body: { number, sha256 },
  });
  return fetch(signed.url, { method: 'PUT', headers: signed.headers, body: Buffer.from(part) });
}

/** Waits for the checker's verdict on an upload. */
export async function verdictOn(person: Person, releaseId: ReleaseId, mediaId: MediaId): Promise<Media | undefined> {
  const { media } = await until(
    () => detailOf(person, releaseId),
    (detail) => detail.media.some(({ id, state }) => id === mediaId && state !== 'awaited'),
    'the verdict on the upload',
  );
  return media.find(({ id }) => id === mediaId);
}

/** Sends a file like the browser, and waits for its verdict. */
export async function upload(person: Person, releaseId: ReleaseId, target: Target, { bytes, ...file }: Upload) {
  const expected = await announce(person, releaseId, target, { ...file, size: bytes.length });
  const { mediaId } = expected;
  const params = { releaseId, mediaId };
  const sent =
    expected.state === 'expected'
      ? [await fetch(expected.url, { method: 'PUT', headers: expected.headers, body: Buffer.from(bytes) })]
      : await Promise.all(
          Array.from({ length: partCount(bytes.length) }, (_, n) => sendPart(person, params, bytes, n + 1)),
        );
  for (const put of sent) if (!put.ok) throw new Error(`The upload was refused: ${await put.text()}`);
  if (expected.state === 'expected-in-parts')
    await person.api('POST /api/releases/{releaseId}/uploads/{mediaId}/completion', { params });
  const verdict = await verdictOn(person, releaseId, mediaId);
  if (verdict?.state === 'ready') await untilInspected({ id: releaseId, artistId: person.artistId });
  return verdict;
}

/** Waits until every file of a release was listened to or looked at, without which it cannot be submitted. */
export const untilInspected = (release: Pick<Release, 'id' | 'artistId'>): Promise<Release> =>
  until(
    () => current(release),
    (now) => hasNoOpenFinding(now, ['sound-waiting', 'cover-waiting']),
    'listening and looking',
    // The first look of a process takes ten seconds of processor time.
    90,
  );

export const newDraft = ({ api }: Person): Promise<Release> => api('POST /api/releases', freshKey());

/** Stores an entirely empty draft. No account creates one like it, because a new release has default values. */
export const emptyDraft = ({ artistId }: Person): Promise<Release> =>
  stored(newRelease({ id: newId('release'), artistId, now: new Date() }));

/** Sets fields one at a time, sending each field's current value. */
export async function fill(
  person: Person,
  release: Release,
  values: Partial<Pick<Release, ReleaseField>>,
): Promise<Release> {
  let current = release;
  const set = async <F extends ReleaseField>(field: F, to: Release[F] | undefined) => {
    if (to === undefined) return;
    const body = releaseEdit(field, current[field], to);
    current = await person.api('PATCH /api/releases/{releaseId}', { params: { releaseId: release.id }, body });
  };
  for (const field of releaseFieldNames) await set(field, values[field]);
  return current;
}

/** Adds a track that has everything but its audio, and returns its id. */
export async function addTrack({ api }: Person, releaseId: ReleaseId, title: string): Promise<TrackId> {
  const { trackIds } = await api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, ...freshKey() });
  const params = { releaseId, trackId: trackIds.at(-1) ?? NO_TRACK };
  const edits: TrackEdit[] = [
    { field: 'title', from: `Track ${trackIds.length}`, to: title },
    { field: 'explicit', from: '', to: 'Not Explicit' },
    { field: 'composers', from: [], to: [aWriter()] },
    { field: 'lyricists', from: [], to: [aWriter()] },
    { field: 'aiAudio', from: '', to: 'none' },
    { field: 'aiComposition', from: '', to: 'none' },
  ];
  for (const body of edits) await api('PATCH /api/releases/{releaseId}/tracks/{trackId}', { params, body });
  return params.trackId;
}

/** Creates a complete draft with its files uploaded and checked. A single has the same title as its track. */
export async function newCompleteRelease(person: Person, tracks = 1): Promise<Release> {
  const draft = await newDraft(person);
  await fill(person, draft, {
    title: 'Night Ferry',
    primaryGenre: 'alternative',
    metadataLanguage: 'en',
    pLine: { year: 2026, holder: 'Ferry House' },
    cLine: { year: 2026, holder: 'Ferry House' },
    salesStart: 'asap',
  });
  for (let n = 0; n < tracks; n++) {
    const trackId = await addTrack(person, draft.id, tracks === 1 ? 'Night Ferry' : `Crossing ${n + 1}`);
    await upload(
      person,
      draft.id,
      { kind: 'audio', trackId },
      { fileName: `${n}.wav`, contentType: 'audio/wav', bytes: wavOf(2) },
    );
  }
  await upload(
    person,
    draft.id,
    { kind: 'cover' },
    { fileName: 'c.jpg', contentType: 'image/jpeg', bytes: await jpegOf(3000) },
  );
  return untilInspected(draft);
}
