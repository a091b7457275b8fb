import { keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { eventOfChange } from '../event-of-change.ts';
import type { Watch } from '../watch.ts';

/** What is left of the card of a deleted release has no state, and is no card any more. */
const isCard = (item: Item | undefined): item is Item => item?.status !== undefined;

/** The library shows another card: so a listener finds the library right. */
export const cardFacts: Watch = {
  of: keys.card,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.card.read(key);
    if (!ids) return [];
    const events = (name: 'release-changed' | 'release-removed', rev: unknown) => [
      eventOfChange(change, { name, body: { ...ids, rev: Number(rev) } }),
    ];
    if (isCard(after)) return after.rev === before?.rev ? [] : events('release-changed', after.rev);
    if (isCard(before)) return events('release-removed', before.rev);
    return [];
  },
};
