import { storeOffer } from './store-offer.ts';

/**
 * How a recording was used, as far as a statement tells. `deduction` is for amounts that the payer keeps, which are
 * never lines in the file (product 23.20).
 */
export const uses = ['stream', 'download', 'video', 'performance', 'sync', 'other', 'deduction'] as const;
export type Use = (typeof uses)[number];

/** Words in a sale type that determine the use regardless of the store. */
const decisive: readonly (readonly [Use, RegExp])[] = [
  ['sync', /\bsync(s|h|hroni[sz]ation)?\b|synchronisation|synchronization/i],
  ['other', /\b(physical|package|vinyl|cassette|cds?|merch(andise)?)\b/i],
  ['video', /\bugc\b|user.?(generated|provided)|content ?id|shorts\b|music ?video|\bvideo\b|partner-provided/i],
  ['performance', /performance|neighbou?ring|broadcast/i],
];
/** Words in a sale type that determine the use if the store offers more than one. */
const usual: readonly (readonly [Use, RegExp])[] = [
  // A download that expires with the subscription is treated as a stream.
  ['stream', /(conditional|tethered|limited) ?download|stream/i],
  ['download', /download|permanent|\btrack sale\b|^sales?$|ringtone|pay ?as ?you ?go/i],
  [
    'stream',
    /subscription|premium|ad-?\s?supported|^ads?$|free|family|student|listen|non-?interactive|on-?demand|prime|unlimited/i,
  ],
];

const first = (words: readonly (readonly [Use, RegExp])[], text: string): Use | undefined =>
  words.find(([, like]) => like.test(text))?.[0];

/**
 * Returns the kind of use of a line (product 23.17): from its sale type if that is unambiguous, otherwise from what the
 * store offers. Whether a song or an album was used makes no difference.
 * @param otherwise the kind to return if neither determines it
 */
export function kindOfUse({ store, saleType }: { store: string; saleType: string }, otherwise: Use): Use {
  const byWord = first(decisive, saleType);
  if (byWord) return byWord;
  const offer = storeOffer(store);
  const usualUse = first(usual, saleType);
  // A download store may also report streams (iTunes Radio); other stores report only what they offer.
  return (offer === 'download' && usualUse) || offer || usualUse || otherwise;
}
