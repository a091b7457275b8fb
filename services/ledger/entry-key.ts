import { type Key, ledgerKeys } from '../platform/keys.ts';
import { type Account, isOfOneArtist } from './chart-of-accounts.ts';

/**
 * A house account is in every posting of its kind. A partition takes 1,000 write units a second, and an entry costs two in a transaction:
 * with eight shards an account takes 4,000 postings a second, more than statements post at once, and a month of it is read with eight
 * queries. An artist's own account is moved by one person: it needs no shard, and a month of it is one query.
 */
export const HOUSE_SHARDS = 8;

/** The month of a moment, in UTC: `202611`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7).replace('-', '');

/** How many partitions an account has each month. */
export const shardsOf = (account: Account): number => (isOfOneArtist(account) ? 1 : HOUSE_SHARDS);

/**
 * Where an entry stands: with those of its account and month (UTC), ordered by time.
 * @param hash of the posting's key, in hexadecimal; always the same shard for the same posting
 */
export function entryKey(account: Account, { at, hash, n }: { at: Date; hash: string; n: number }): Key {
  const shard = Number.parseInt(hash.slice(0, 8), 16) % shardsOf(account);
  return ledgerKeys.entry({ account, yyyymm: monthOf(at), shard, at: at.toISOString(), hash, n });
}
