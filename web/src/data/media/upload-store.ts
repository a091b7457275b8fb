import type { MediaId, TrackId } from '../../../../shared/ids.ts';
import type { Media, UploadKind, UploadTarget } from '../../../../shared/media/media.ts';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { holdPage } from '../../lib/hold-page.ts';
import { contentTypeOf } from './check-file.ts';
import { sendFailed, uploadWords } from './messages.ts';
import { askForAddress } from './mutations.ts';
import { placeOf } from './place-of.ts';
import { type Address, sendFile } from './send-file.ts';

type UploadState =
  /** The server is asked for an address. */
  | { phase: 'asking' }
  | { phase: 'sending'; mediaId: MediaId; percent: number }
  /** The server has the file and looks at it. */
  | { phase: 'checking'; mediaId: MediaId }
  /** It got no address, or did not arrive there, or no verdict came. */
  | { phase: 'failed'; mediaId?: MediaId; words: string };

/** A file of this page on its way. */
export type Upload = {
  file: File;
  /** Of a track's file. */
  trackId: TrackId | undefined;
  stop: AbortController;
} & UploadState;

/** Longer than the server takes for its verdict: one that has not come by then will not come. */
const VERDICT_MS = 20 * 60_000;

type Place = { releaseId: string; target: UploadTarget };

const nameOf = ({ releaseId, target }: Place) => `${releaseId} ${placeOf(target)}`;

/**
 * Uploads live beside the pages: a file goes on while the artist works on another release, and is still there on the way back.
 * A new upload for the same place replaces the one before, which stops.
 */
let uploads: ReadonlyMap<string, Upload> = new Map();
const listeners = new Set<() => void>();

function put(name: string, upload: Upload | undefined): void {
  const before = uploads.get(name);
  if (before && before.stop !== upload?.stop) before.stop.abort();
  const next = new Map(uploads);
  if (upload) next.set(name, upload);
  else next.delete(name);
  uploads = next;
  for (const listener of listeners) listener();
}

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const uploadAt = (place: Place): Upload | undefined => uploads.get(nameOf(place));

/** Whether the server is looking at a file of this release now. */
export const isChecking = (releaseId: string): boolean =>
  [...uploads].some(([name, { phase }]) => name.startsWith(`${releaseId} `) && phase === 'checking');

/** Whether a file of this release is on its way to the server, or being looked at there. */
export const isUploading = (releaseId: string): boolean =>
  [...uploads].some(([name, { phase }]) => name.startsWith(`${releaseId} `) && phase !== 'failed');

/** Forgets what the server has judged, and what was sent for tracks that are no longer there. */
export function settleUploads(release: { id: string; trackIds: readonly string[] }, media: readonly Media[]): void {
  for (const [name, sent] of uploads) {
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
    if (isJudged || (trackId && !release.trackIds.includes(trackId))) put(name, undefined);
  }
}

forgetWithAccount(() => {
  for (const name of uploads.keys()) put(name, undefined);
});

/** Asks for an address, sends the file there, and then waits for the server's verdict in the release. Never throws. */
export async function upload(place: Place, file: File): Promise<void> {
  const name = nameOf(place);
  const kind: UploadKind = place.target.kind;
  const trackId = place.target.kind === 'cover' ? undefined : place.target.trackId;
  const stop = new AbortController();
  const one = { file, trackId, stop };
  let current: Upload = { ...one, phase: 'asking' };
  const isReplaced = () => uploads.get(name) !== current;
  const change = (next: UploadState) => {
    if (isReplaced()) return;
    current = { ...one, ...next };
    put(name, current);
  };
  put(name, current);
  const letGo = holdPage();
  try {
    const asked = await askForAddress(place, { file, contentType: contentTypeOf(file) }).catch((error) => {
      change({ phase: 'failed', words: uploadWords(kind, error) });
    });
    if (asked) await send(asked);
  } finally {
    letGo();
  }

  async function send({ mediaId, ...address }: Address & { mediaId: MediaId }) {
    const sending = (percent: number) => change({ phase: 'sending', mediaId, percent });
    const failed = () => change({ phase: 'failed', mediaId, words: sendFailed(kind) });
    sending(0);
    try {
      await sendFile(file, address, sending, stop.signal);
      change({ phase: 'checking', mediaId });
      setTimeout(failed, VERDICT_MS);
    } catch {
      failed();
    }
  }
}
