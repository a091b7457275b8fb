import { type Key, ledgerKeys } from '../platform/keys.ts';
import { type Account, belongsToArtist } from './chart-of-accounts.ts';

/**
 * A house account is part of every posting of its kind. A partition takes 1,000 write units a second, and an entry in a
 * transaction costs two: with eight shards an account takes 4,000 postings a second, more than statements post
 * concurrently, and a month is read with eight queries. An artist's own account is used by one person, so it needs no
 * shards and a month is one query.
 */
export const HOUSE_SHARDS = 8;

/** The UTC month of a date: `202611`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7).replace('-', '');

/** How many partitions an account has each month. */
export const shardsOf = (account: Account): number => (belongsToArtist(account) ? 1 : HOUSE_SHARDS);

/**
 * Key of a ledger entry. Entries of an account and UTC month sort by time within each shard.
 * @param hash hex hash of the posting key; selects the shard
 */
export function entryKey(account: Account, { at, hash, n }: { at: Date; hash: string; n: number }): Key {
  const shard = Number.parseInt(hash.slice(0, 8), 16) % shardsOf(account);
  return ledgerKeys.entry({ account, yyyymm: monthOf(at), shard, at: at.toISOString(), hash, n });
}
