import { type Key, ledgerKeys } from '../platform/keys.ts';
import { type Account, belongsToArtist } from './chart-of-accounts.ts';

/**
 * The number of shards of a house account, to which every posting of its kind adds an entry. A partition takes 1,000
 * write units per second, and an entry in a transaction costs two: with eight shards an account takes 4,000 postings
 * per second, which is more than statements post concurrently, and reading a month takes eight queries. An artist's own
 * account has few concurrent postings, so it needs no shards, and reading a month takes one query.
 */
export const HOUSE_SHARDS = 8;

/** Returns the UTC month of a date: `202611`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7).replace('-', '');

/** Returns the number of partitions that an account has in each month. */
export const shardsOf = (account: Account): number => (belongsToArtist(account) ? 1 : HOUSE_SHARDS);

/**
 * Makes the key of a ledger entry. The entries of an account in a UTC month sort by time within each shard.
 * @param hash hexadecimal hash of the posting key; selects the shard
 */
export function entryKey(account: Account, { at, hash, n }: { at: Date; hash: string; n: number }): Key {
  const shard = Number.parseInt(hash.slice(0, 8), 16) % shardsOf(account);
  return ledgerKeys.entry({ account, yyyymm: monthOf(at), shard, at: at.toISOString(), hash, n });
}
