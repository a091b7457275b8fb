import { ledgerKeys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import { entryKey } from './entry-key.ts';
import { type AnyPosting, allEntries, assertBalanced, type Posting, postingHash, requestHash } from './posting.ts';
import { walletWrites } from './wallet-writes.ts';

/** The names of the tables that hold money. */
export type MoneyTables = { ledger: string; wallets: string };

/**
 * Returns the writes of one posting, for the transaction of the business fact that causes it, so that either both are
 * stored or neither is. Only this code moves money. The writes are the header, which can be created only once per key,
 * so that a repeated fact fails as a whole; the entries; and a wallet write for each artist. A posting to an artist's
 * account does not compile without the wallets table. Entries are append-only: the ledger is a separate table, in which
 * functions that post may only create items, and only inside a transaction.
 */
export function post(ledgerTable: string, posting: Posting): Write[];
export function post(tables: MoneyTables, posting: AnyPosting): Write[];
export function post(tables: string | MoneyTables, posting: AnyPosting): Write[] {
  assertBalanced(posting);
  const { ledger, wallets } = typeof tables === 'string' ? { ledger: tables, wallets: '' } : tables;
  return [headerWrite(ledger, posting), ...entryWrites(ledger, posting), ...walletWrites(wallets, posting)];
}

/** The permanent record of a posting: its request, its result, and all its entries. */
function headerWrite(TableName: string, posting: AnyPosting): Write {
  const { key, what, result, at } = posting;
  return {
    Put: {
      TableName,
      Item: {
        ...ledgerKeys.transaction({ hash: postingHash(posting) }),
        v: 2,
        key,
        what,
        request: requestHash(posting),
        entries: allEntries(posting),
        result,
        at: at.toISOString(),
      },
      ConditionExpression: 'attribute_not_exists(PK)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

function entryWrites(TableName: string, posting: AnyPosting): Write[] {
  const { what, at } = posting;
  const hash = postingHash(posting);
  return allEntries(posting).map(({ account, ...moved }, n) => ({
    Put: {
      TableName,
      Item: { ...entryKey(account, { at, hash, n }), v: 2, ...moved, at: at.toISOString(), what },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  }));
}
