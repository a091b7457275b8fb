import * as z from 'zod';
import { isChangeId } from '../../../shared/ids.ts';
import { isListed } from '../../../shared/is-listed.ts';
import { isReadOnly, type ReleaseStatus, releaseStatuses } from '../../../shared/releases/release-status.ts';
import { keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';
import { releaseNotices } from './release-notices.ts';

/**
 * Emits `uploads-left` when a release or track is deleted, `recordings-submitted` when a submitted release gains an
 * ISRC, `release-withdrawn` when the artist withdraws a release that was not exported, and `notice-due` when a release
 * takes a step of which its artist is told.
 */
export const releaseFacts: Watch = {
  row: keys.release,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.release.read(key);
    if (!ids) return [];
    return [
      ...(before && leavesUnusedUploads(before, after)
        ? [eventFromChange(change, { name: 'uploads-left', body: ids })]
        : []),
      // The tracks of a change are those of its release, which already has its splits.
      ...(!isChangeId(ids.releaseId) && hasNewRecordings(before, after)
        ? [eventFromChange(change, { name: 'recordings-submitted', body: ids })]
        : []),
      ...(wasWithdrawn(before, after) ? [eventFromChange(change, { name: 'release-withdrawn', body: ids })] : []),
      ...releaseNotices(ids.releaseId, before, after).map((fact) =>
        eventFromChange(change, { name: 'notice-due', body: { artistId: ids.artistId, fact } }),
      ),
    ];
  },
};

const WITHDRAWN: ReleaseStatus = 'withdrawn';

const Tracks = z.record(z.string(), z.object({ isrc: z.string().optional() }));
const tracksOf = (item: Item): z.infer<typeof Tracks> => Tracks.parse(item.tracks);

/** The ISRCs of a submitted release; none for a draft, or once it is withdrawn. */
function isrcsOf(item: Item | undefined): string[] {
  if (item?.status === WITHDRAWN) return [];
  if (!item || !isListed(releaseStatuses, item.status) || !isReadOnly(item.status)) return [];
  return Object.values(tracksOf(item)).flatMap(({ isrc }) => isrc || []);
}

function hasNewRecordings(before: Item | undefined, after: Item | undefined): boolean {
  const known = new Set(isrcsOf(before));
  return isrcsOf(after).some((isrc) => !known.has(isrc));
}

/** Whether the artist has just withdrawn the release. A release that was taken down has the time of its export. */
const wasWithdrawn = (before: Item | undefined, after: Item | undefined): boolean =>
  after?.status === WITHDRAWN && before?.status !== WITHDRAWN && after.exportedAt === undefined;

function leavesUnusedUploads(before: Item, after: Item | undefined): boolean {
  if (!after) return true;
  const remaining = tracksOf(after);
  return Object.keys(tracksOf(before)).some((trackId) => !Object.hasOwn(remaining, trackId));
}
