import { create } from 'zustand';
import type { MediaId, TrackId } from '../../../../shared/ids.ts';
import type { Media, UploadTarget } from '../../../../shared/media/media.ts';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { warnBeforeUnloadWhile } from '../../lib/warn-before-unload.ts';
import { finishUpload, useFinishedUploads } from './finished-uploads.ts';
import { uploadTargetKey } from './upload-target-key.ts';

export type UploadState =
  /** Other files, or another tab with the same file, are sent first. */
  | { phase: 'waiting'; mediaId?: MediaId | undefined }
  /** The upload URL is being requested. */
  | { phase: 'asking' }
  /** `percent` of the file has arrived or is being sent, in steps of a tenth. */
  | { phase: 'sending'; mediaId: MediaId; percent: number }
  /** The server has the file and is checking it. */
  | { phase: 'checking'; mediaId: MediaId }
  /** The file got no upload URL, did not arrive, or received no verdict. */
  | { phase: 'failed'; mediaId?: MediaId | undefined; message: string }
  /** The browser cannot read the file any more, so it has to be chosen again. `percent` of it has arrived. */
  | { phase: 'lost'; mediaId?: MediaId | undefined; percent: number; message: string };

/** A file that this page is uploading. */
export type Upload = {
  name: string;
  /** In bytes. */
  size: number;
  /** The file, if this page can read it. */
  file: File | undefined;
  /** The file's number among all files chosen on this page, from 1. */
  chosenAs: number;
  /** The track, for an audio file or licence. */
  trackId: TrackId | undefined;
  stop: AbortController;
  place: UploadPlace;
} & UploadState;

/** A file's place in a release. */
export type UploadPlace = { releaseId: string; target: UploadTarget };

type Uploads = ReadonlyMap<string, Upload>;

/** Uploads outlive the pages: they continue while the artist works on another release. */
const useUploads = create<Uploads>(() => new Map());

warnBeforeUnloadWhile(useUploads, (uploads) =>
  [...uploads.values()].some(({ phase }) => phase === 'waiting' || phase === 'asking' || phase === 'sending'),
);

/** A unique name for a place in a release. */
export const placeKey = ({ releaseId, target }: UploadPlace): string => `${releaseId} ${uploadTargetKey(target)}`;

/** Stores the upload for a place. Replaces and stops the previous one. */
function put(name: string, upload: Upload | undefined): void {
  const uploads = useUploads.getState();
  const before = uploads.get(name);
  if (before && before.stop !== upload?.stop) before.stop.abort();
  const next = new Map(uploads);
  if (upload) next.set(name, upload);
  else next.delete(name);
  useUploads.setState(next, true);
}

export const putUpload = (upload: Upload): void => put(placeKey(upload.place), upload);

export const uploadAt = (place: UploadPlace): Upload | undefined => useUploads.getState().get(placeKey(place));

/** This page's uploads without a verdict, in the order in which they were chosen. */
export const useAllUploads = (): Uploads => useUploads();

/** Whether this page is uploading, or has finished uploads that the tray still shows. */
export function useHasUploads(): boolean {
  const hasFinished = useFinishedUploads().length > 0;
  return useUploads((uploads) => uploads.size > 0) || hasFinished;
}

/** Drops an upload, even while it is being sent. */
export const dropUpload = (place: UploadPlace): void => put(placeKey(place), undefined);

/** This page's upload for a place, until the server's verdict. */
export const useUpload = (place: UploadPlace): Upload | undefined =>
  useUploads((uploads) => uploads.get(placeKey(place)));

const anyOfRelease = (uploads: Uploads, releaseId: string, has: (upload: Upload) => boolean): boolean =>
  [...uploads].some(([name, upload]) => name.startsWith(`${releaseId} `) && has(upload));

/** Uploads of a release whose files have to be chosen again. */
export const lostUploads = (releaseId: string): Upload[] =>
  [...useUploads.getState().values()].filter((one) => one.phase === 'lost' && one.place.releaseId === releaseId);

/** Whether the server is checking a file of this release. The page must poll until the check ends. */
export const useIsChecking = (releaseId: string): boolean =>
  useUploads((uploads) => anyOfRelease(uploads, releaseId, ({ phase }) => phase === 'checking'));

/** Whether an upload has stopped until the user does something. */
export const hasStopped = ({ phase }: UploadState): boolean => phase === 'failed' || phase === 'lost';

/** Whether a file of this release is being sent or checked. */
export const useIsUploading = (releaseId: string): boolean =>
  useUploads((uploads) => anyOfRelease(uploads, releaseId, (upload) => !hasStopped(upload)));

/** Removes uploads for deleted tracks. Also removes uploads that have a verdict, which move to the tray. */
export function settleUploads(release: { id: string; trackIds: readonly string[] }, media: readonly Media[]): void {
  for (const [name, sent] of useUploads.getState()) {
    if (!name.startsWith(`${release.id} `)) continue;
    const { trackId } = sent;
    const mediaId = 'mediaId' in sent ? sent.mediaId : undefined;
    // A verdict on a later file for the same place, sent from another window, also ends this upload.
    const isJudged = media.some(
      ({ id, state, target }) =>
        mediaId !== undefined &&
        id >= mediaId &&
        state !== 'awaited' &&
        name === placeKey({ releaseId: release.id, target }),
    );
    const isGone = trackId !== undefined && !release.trackIds.includes(trackId);
    if (isJudged || isGone) put(name, undefined);
    if (isGone) continue;
    const verdict = media.find(({ id, state }) => id === mediaId && state !== 'awaited');
    if (verdict && verdict.state !== 'awaited')
      finishUpload({ name: sent.name, size: sent.size, chosenAs: sent.chosenAs, place: sent.place, verdict });
  }
}

forgetWithAccount(() => {
  for (const name of useUploads.getState().keys()) put(name, undefined);
});
