import { keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

/** The tombstone of a deleted release's card has no status. */
const isCard = (item: Item | undefined): item is Item => item?.status !== undefined;

/**
 * Reports that a release changed or was removed. Reads the release's card rather than the release, so that the library
 * is already up to date for listeners.
 */
export const cardFacts: Watch = {
  row: keys.card,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.card.read(key);
    if (!ids) return [];
    const events = (name: 'release-changed' | 'release-removed', rev: unknown) => [
      eventFromChange(change, { name, body: { ...ids, rev: Number(rev) } }),
    ];
    if (isCard(after)) return after.rev === before?.rev ? [] : events('release-changed', after.rev);
    if (isCard(before)) return events('release-removed', before.rev);
    return [];
  },
};
