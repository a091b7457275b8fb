import { index, partition } from './keys.ts';

/**
 * Keys of domains that are not built yet. Decided now, because a key cannot be changed once there are items: each question of theirs is
 * one query or one read. Nobody may write them (they are no part of `tables`, so no grant knows them); a domain that is built moves its
 * rows to keys.ts, with its writers, and its patterns to patterns.ts.
 *
 * No further index is needed: `recent`, `state` and `all` take them, because each row begins with a word of its own.
 */
const nobody = { writers: [] };

export const reservedKeys = {
  ...partition('TOTAL#MONEY', { ...nobody, items: { moneyTotals: 'SHARD#{shard}' } }),
  // The checks of metadata.
  ...partition('FINDING#{artistId}#{releaseId}', {
    ...nobody,
    items: { finding: '{findingId}', contest: '{findingId}#CONTEST' },
  }),
} as const;

export const reservedIndexKeys = {
  findingsByState: index('state', 'FINDINGS#{state}', '{createdAt}'),
} as const;

type Reserved = {
  what: string;
  how: 'GetItem' | 'Query' | 'TransactWriteItems' | 'PutItem' | 'UpdateItem';
  on: readonly { pk: string; sk: string; index?: string }[];
  /** Table units, of an item of a kilobyte or less: read units, or write units with those of its indexes. */
  units: string;
  /** The domain that will write it, or ask. */
  domain: string;
};

const { moneyTotals } = reservedKeys;
const { finding, contest } = reservedKeys;
const { findingsByState } = reservedIndexKeys;

/** What will be asked of these keys, and changed. */
export const reservedPatterns: readonly Reserved[] = [
  { what: 'the totals of money', how: 'Query', on: [moneyTotals], units: '0.5', domain: 'office' },
  {
    what: 'what was found wrong with a release, and what its artist says to it',
    how: 'Query',
    on: [finding, contest],
    units: '0.5',
    domain: 'rules',
  },
  { what: 'a page of findings of a state', how: 'Query', on: [findingsByState], units: '3', domain: 'office' },
];
