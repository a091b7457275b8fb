import { keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { seen } from '../seen.ts';
import type { Watch } from '../watch.ts';

/** What is left of the card of a deleted release has no state, and is no card any more. */
const isCard = (item: Item | undefined): item is Item => item?.status !== undefined;

/** The library shows another card: so who hears of it finds the library right. */
export const cardFacts: Watch = {
  of: keys.card,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.card.read(key);
    if (!ids) return [];
    const told = (name: 'release-changed' | 'release-removed', rev: unknown) => [
      seen(change, { name, body: { ...ids, rev: Number(rev) } }),
    ];
    if (isCard(after)) return after.rev === before?.rev ? [] : told('release-changed', after.rev);
    if (isCard(before)) return told('release-removed', before.rev);
    return [];
  },
};
