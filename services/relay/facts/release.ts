import { keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { eventOfChange } from '../event-of-change.ts';
import type { Watch } from '../watch.ts';

/** A release that is gone, or has lost a track, leaves uploads behind. */
export const releaseFacts: Watch = {
  of: keys.release,
  factsOf(change) {
    const { key, before, after } = change;
    if (!before || !leavesUploads(before, after)) return [];
    const ids = keys.release.read(key);
    return ids ? [eventOfChange(change, { name: 'uploads-left', body: ids })] : [];
  },
};

function leavesUploads(before: Item, after: Item | undefined): boolean {
  if (!after) return true;
  const remaining = after.tracks as object;
  return Object.keys(before.tracks as object).some((trackId) => !Object.hasOwn(remaining, trackId));
}
