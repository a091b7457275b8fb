import { randomUUID } from 'node:crypto';
import { coverArt } from '../../infra/seed/cover-art.ts';
import { filesChecked, sendFile } from '../../infra/seed/send-file.ts';
import type { MediaId } from '../../shared/ids.ts';
import type { ApiAs } from './laptop.ts';

/**
 * Covers that the site serves, made through the API. All are sent to one draft, which stays in the library of whoever makes them: take
 * another account than the one that shows them. Half a second each.
 * @param titles a cover is drawn for each
 * @returns their media ids
 */
export async function coversOf(api: ApiAs, titles: readonly string[]): Promise<MediaId[]> {
  const draft = await api('POST /api/releases', { idempotencyKey: randomUUID() });
  const mediaIds: MediaId[] = [];
  for (const title of titles) {
    const bytes = await coverArt(title);
    const file = { target: { kind: 'cover' } as const, fileName: `${title}.jpg`, contentType: 'image/jpeg', bytes };
    const mediaId = await sendFile(api, draft.id, file);
    await filesChecked(api, draft.id, [mediaId]);
    mediaIds.push(mediaId);
  }
  return mediaIds;
}
