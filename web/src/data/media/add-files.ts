import type { QueryClient } from '@tanstack/react-query';
import type { Release } from '../../../../shared/releases/release.ts';
import { cachedDetail, storeRelease } from '../releases/release-cache.ts';
import { checkFile, contentTypeOf } from './check-file.ts';
import { changeFileIntake } from './file-intake-store.ts';
import { issuedNow } from './issued-upload.ts';
import { addFilesMessage } from './messages.ts';
import { addTracksFromFiles, type PlacedFile, requestUploadUrls, setTitle } from './mutations.ts';
import { planTracks, type TracksPlan } from './plan-tracks.ts';
import { readTags } from './read-tags.ts';
import { sortFiles, type UnusedFile } from './sort-files.ts';
import { upload } from './upload.ts';
import { hasStopped, lostUploads, uploadAt } from './upload-store.ts';

/**
 * Drops in progress by release. A drop can be planned only once the previous one has its tracks, so each waits for the
 * one before it.
 */
const dropsInProgress = new Map<string, Promise<void>>();

/** Creates tracks and a cover from files. Unsuitable files are listed on the page; the others are used. */
export function addFiles(client: QueryClient, release: Release, files: readonly File[]): Promise<void> {
  const before = dropsInProgress.get(release.id) ?? Promise.resolve();
  const next = before.then(() => take(client, release, files));
  dropsInProgress.set(
    release.id,
    next.catch(() => undefined),
  );
  return next;
}

const pathOf = (file: File): string => ('path' in file ? String(file.path) : file.webkitRelativePath || file.name);

async function take(client: QueryClient, known: Release, files: readonly File[]): Promise<void> {
  const { id: releaseId } = known;
  const say = (notTaken: readonly UnusedFile[]) =>
    changeFileIntake(releaseId, (now) => ({ ...now, notTaken: [...now.notTaken, ...notTaken] }));
  const { audio, cover, notTaken } = sortFiles(goOnWithLost(releaseId, files));
  changeFileIntake(releaseId, (now) => ({ ...now, reading: audio.length }));
  say(notTaken);
  const coverFinding = cover && (await checkFile('cover', cover));
  if (cover && coverFinding) say([{ file: cover, finding: coverFinding }]);
  const chosen = await Promise.all(
    audio.map(async (file) => ({ file, path: pathOf(file), tags: await readTags(file) })),
  );

  const release = cachedDetail(client, releaseId)?.release ?? known;
  const plan = planTracks(release, chosen, (trackId, file) => {
    const current = uploadAt({ releaseId, target: { kind: 'audio', trackId } });
    return current !== undefined && (file ? isSame(current, file) : !hasStopped(current));
  });
  say(plan.notTaken);
  const idempotencyKey = crypto.randomUUID();
  let areAdded = false;
  const attempt = async () => {
    changeFileIntake(releaseId, (now) => ({ ...now, reading: Math.max(1, audio.length), failed: undefined }));
    try {
      if (!areAdded) await addTracks(client, release, plan, idempotencyKey, say);
      areAdded = true;
      await fillPlaces(client, release, plan, coverFinding ? undefined : cover, say);
      changeFileIntake(releaseId, (now) => ({ ...now, reading: 0 }));
    } catch (error) {
      const failed = { message: addFilesMessage(error), again: () => void attempt() };
      changeFileIntake(releaseId, (now) => ({ ...now, reading: 0, failed }));
    }
  };
  await attempt();
}

type Named = Pick<File, 'name' | 'size'>;
const isSame = (a: Named, b: Named) => a.name === b.name && a.size === b.size;

/** Goes on with uploads of an earlier visit whose files are among these. @returns the other files */
function goOnWithLost(releaseId: string, files: readonly File[]): File[] {
  const lost = lostUploads(releaseId);
  return files.filter((file) => {
    const one = lost.find((other) => isSame(other, file));
    if (one) void upload(one.place, file);
    return !one;
  });
}

type Say = (notTaken: readonly UnusedFile[]) => void;

async function addTracks(client: QueryClient, release: Release, plan: TracksPlan, idempotencyKey: string, say: Say) {
  const { added, releaseTitle } = plan;
  if (added.length === 0) return;
  const answer = await addTracksFromFiles(client, {
    releaseId: release.id,
    idempotencyKey,
    releaseTitle,
    files: added.map(({ file, title }) => ({
      title,
      fileName: file.name,
      contentType: contentTypeOf(file),
      size: file.size,
    })),
  });
  for (const [n, { file }] of added.entries()) {
    const one = answer.files[n];
    if (!one) continue;
    if (one.state === 'refused') say([{ file, finding: one.finding }]);
    else void upload({ releaseId: release.id, target: { kind: 'audio', trackId: one.trackId } }, file, issuedNow(one));
  }
}

/**
 * Sends the cover and the audio for existing tracks: first sets the titles, then requests all upload URLs in one call.
 */
async function fillPlaces(client: QueryClient, release: Release, plan: TracksPlan, cover: File | undefined, say: Say) {
  const { id: releaseId } = release;
  const named = plan.filled.filter(({ names }) => names);
  for (const { track, title } of named) storeRelease(client, await setTitle(releaseId, title, track));
  if (plan.added.length === 0 && named.length > 0 && plan.releaseTitle !== '')
    storeRelease(client, await setTitle(releaseId, plan.releaseTitle));
  const files: PlacedFile[] = [
    ...(cover ? [{ file: cover, target: { kind: 'cover' as const } }] : []),
    ...plan.filled.map(({ file, track }) => ({ file, target: { kind: 'audio' as const, trackId: track.id } })),
  ].map((one) => ({ ...one, contentType: contentTypeOf(one.file) }));
  if (files.length === 0) return;
  const answer = await requestUploadUrls(releaseId, files);
  for (const [n, { file, target }] of files.entries()) {
    const one = answer.files[n];
    if (one?.state === 'refused') say([{ file, finding: one.finding }]);
    else if (one) void upload({ releaseId, target }, file, issuedNow(one));
  }
}
