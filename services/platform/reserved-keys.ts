import { index, partition } from './keys.ts';

/**
 * Keys for domains that have not been built yet, decided now because keys cannot change once items exist. Each access
 * is one query or one read. They are not part of `tables`, so no function may write them. When a domain is built, its
 * rows move to keys.ts, with writers, and its patterns to patterns.ts. No further index is needed: `recent`, `state`
 * and `all` can hold these rows, because the key of each begins with a word of its own.
 */
const nobody = { writers: [] };

export const reservedKeys = {
  ...partition('TOTAL#MONEY', { ...nobody, items: { moneyTotals: 'SHARD#{shard}' } }),
  // Metadata checks.
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
  /** Read units, or write units including indexes, for an item of at most one kilobyte. */
  units: string;
  /** The domain that will write or read it. */
  domain: string;
};

const { moneyTotals } = reservedKeys;
const { finding, contest } = reservedKeys;
const { findingsByState } = reservedIndexKeys;

/** Reads and writes that the planned domains will need. */
export const reservedPatterns: readonly Reserved[] = [
  { what: 'the totals of money', how: 'Query', on: [moneyTotals], units: '0.5', domain: 'office' },
  {
    what: 'the findings of a release, and its artist’s answers',
    how: 'Query',
    on: [finding, contest],
    units: '0.5',
    domain: 'rules',
  },
  { what: 'a page of findings of a state', how: 'Query', on: [findingsByState], units: '3', domain: 'office' },
];
