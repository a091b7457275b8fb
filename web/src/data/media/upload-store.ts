import { create } from 'zustand';
import type { MediaId, TrackId } from '../../../../shared/ids.ts';
import type { Media, UploadTarget } from '../../../../shared/media/media.ts';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { holdPageWhile } from '../../lib/hold-page.ts';
import { finishUpload, useFinishedUploads } from './finished-uploads.ts';
import { placeOf } from './place-of.ts';

export type UploadState =
  /** Others are sent first. */
  | { phase: 'waiting' }
  /** The server is asked for an address. */
  | { phase: 'asking' }
  | { phase: 'sending'; mediaId: MediaId; percent: number }
  /** The server has the file and looks at it. */
  | { phase: 'checking'; mediaId: MediaId }
  /** It got no address, or did not arrive there, or no verdict came. */
  | { phase: 'failed'; mediaId?: MediaId; message: string };

/** A file of this page on its way. */
export type Upload = {
  file: File;
  /** Its place among all that were chosen on this page: 1 is the first. */
  chosenAs: number;
  /** Of a track's file. */
  trackId: TrackId | undefined;
  stop: AbortController;
  place: UploadPlace;
} & UploadState;

/** Where in a release a file goes. */
export type UploadPlace = { releaseId: string; target: UploadTarget };

type Uploads = ReadonlyMap<string, Upload>;

/** Uploads stand beside the pages: a file goes on while the artist works on another release, and is still there on the way back. */
const useUploads = create<Uploads>(() => new Map());

holdPageWhile(useUploads, (uploads) =>
  [...uploads.values()].some(({ phase }) => phase === 'waiting' || phase === 'asking' || phase === 'sending'),
);

const nameOf = ({ releaseId, target }: UploadPlace) => `${releaseId} ${placeOf(target)}`;

/** A new upload for the same place replaces the one before, which stops. */
function put(name: string, upload: Upload | undefined): void {
  const uploads = useUploads.getState();
  const before = uploads.get(name);
  if (before && before.stop !== upload?.stop) before.stop.abort();
  const next = new Map(uploads);
  if (upload) next.set(name, upload);
  else next.delete(name);
  useUploads.setState(next, true);
}

export const putUpload = (upload: Upload): void => put(nameOf(upload.place), upload);

export const uploadAt = (place: UploadPlace): Upload | undefined => useUploads.getState().get(nameOf(place));

/** Every upload of this page that has no verdict yet, in the order in which they were chosen. */
export const useAllUploads = (): Uploads => useUploads();

/** Whether this page sends something, or has sent something that the tray still tells of. */
export function useHasUploads(): boolean {
  const hasFinished = useFinishedUploads().length > 0;
  return useUploads((uploads) => uploads.size > 0) || hasFinished;
}

/** Leaves an upload, also one that is being sent. */
export const leaveUpload = (place: UploadPlace): void => put(nameOf(place), undefined);

/** The upload of this page for a place, until the server has judged it. */
export const useUpload = (place: UploadPlace): Upload | undefined =>
  useUploads((uploads) => uploads.get(nameOf(place)));

const anyOfRelease = (uploads: Uploads, releaseId: string, has: (upload: Upload) => boolean): boolean =>
  [...uploads].some(([name, upload]) => name.startsWith(`${releaseId} `) && has(upload));

/** Whether the server is looking at a file of this release now: the page must ask for the release until it has. */
export const useIsChecking = (releaseId: string): boolean =>
  useUploads((uploads) => anyOfRelease(uploads, releaseId, ({ phase }) => phase === 'checking'));

/** Whether a file of this release is on its way to the server, or being looked at there. */
export const useIsUploading = (releaseId: string): boolean =>
  useUploads((uploads) => anyOfRelease(uploads, releaseId, ({ phase }) => phase !== 'failed'));

/** Takes out what the server has judged, with its verdict for the tray, and drops what was sent for tracks that are no longer there. */
export function settleUploads(release: { id: string; trackIds: readonly string[] }, media: readonly Media[]): void {
  for (const [name, sent] of useUploads.getState()) {
    if (!name.startsWith(`${release.id} `)) continue;
    const { trackId } = sent;
    const mediaId = 'mediaId' in sent ? sent.mediaId : undefined;
    // The verdict on a later file for the same place, from another window, ends this one too.
    const isJudged = media.some(
      ({ id, state, target }) =>
        mediaId !== undefined &&
        id >= mediaId &&
        state !== 'awaited' &&
        name === nameOf({ releaseId: release.id, target }),
    );
    const isGone = trackId !== undefined && !release.trackIds.includes(trackId);
    if (isJudged || isGone) put(name, undefined);
    if (isGone) continue;
    const verdict = media.find(({ id, state }) => id === mediaId && state !== 'awaited');
    if (verdict && verdict.state !== 'awaited')
      finishUpload({ file: sent.file, chosenAs: sent.chosenAs, place: sent.place, verdict });
  }
}

forgetWithAccount(() => {
  for (const name of useUploads.getState().keys()) put(name, undefined);
});
