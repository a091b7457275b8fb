import type { MediaId } from '../../../../shared/ids.ts';
import { contentTypeOf } from './check-file.ts';
import { sendFailed, uploadMessage } from './messages.ts';
import { askForAddress } from './mutations.ts';
import { type Address, sendFile } from './send-file.ts';
import { putUpload, type Upload, type UploadPlace, type UploadState, uploadAt } from './upload-store.ts';

/** Longer than the server takes for its verdict: one that has not come by then will not come. */
const VERDICT_MS = 20 * 60_000;

/** Asks for an address, sends the file there, and then waits for the server's verdict in the release. Never throws. @returns the file's id, once it is there */
export async function upload(place: UploadPlace, file: File): Promise<MediaId | undefined> {
  const { target } = place;
  const stop = new AbortController();
  const one = { file, trackId: target.kind === 'cover' ? undefined : target.trackId, stop };
  let current: Upload = { ...one, phase: 'asking' };
  const change = (next: UploadState) => {
    const isReplaced = uploadAt(place) !== current;
    if (isReplaced) return;
    current = { ...one, ...next };
    putUpload(place, current);
  };
  putUpload(place, current);
  try {
    return await send(await askForAddress(place, { file, contentType: contentTypeOf(file) }));
  } catch (error) {
    change({ phase: 'failed', message: uploadMessage(target.kind, error) });
    return undefined;
  }

  async function send({ mediaId, ...address }: Address & { mediaId: MediaId }): Promise<MediaId | undefined> {
    const sending = (percent: number) => change({ phase: 'sending', mediaId, percent });
    const failed = () => change({ phase: 'failed', mediaId, message: sendFailed(target.kind) });
    sending(0);
    try {
      await sendFile(file, address, sending, stop.signal);
      change({ phase: 'checking', mediaId });
      setTimeout(failed, VERDICT_MS);
      return mediaId;
    } catch {
      failed();
      return undefined;
    }
  }
}
