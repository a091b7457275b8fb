import { randomUUID } from 'node:crypto';
import { coverArt } from '../../infra/seed/cover-art.ts';
import { sendFile, waitForChecks } from '../../infra/seed/send-file.ts';
import type { MediaId } from '../../shared/ids.ts';
import type { ApiAs } from './laptop.ts';

/**
 * Creates covers that the site serves, through the API, in half a second each. Each belongs to a separate draft,
 * because a replaced cover is deleted. The drafts stay in their owner's library, so use an account other than the one
 * that shows the covers.
 * @param titles a cover is drawn for each
 * @returns their media ids
 */
export async function createCovers(api: ApiAs, titles: readonly string[]): Promise<MediaId[]> {
  const mediaIds: MediaId[] = [];
  for (const title of titles) {
    const draft = await api('POST /api/releases', { idempotencyKey: randomUUID() });
    const bytes = await coverArt(title);
    const file = { target: { kind: 'cover' } as const, fileName: `${title}.jpg`, contentType: 'image/jpeg', bytes };
    const mediaId = await sendFile(api, draft.id, file);
    await waitForChecks(api, draft.id, [mediaId]);
    mediaIds.push(mediaId);
  }
  return mediaIds;
}
