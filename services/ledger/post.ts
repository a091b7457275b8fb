import { ledgerKeys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import { entryKey } from './entry-key.ts';
import { type AnyPosting, assertBalanced, movedBy, type Posting, postingHash, requestHash } from './posting.ts';
import { walletWrites } from './wallet-writes.ts';

/** The names of the tables that hold money. */
export type MoneyTables = { ledger: string; wallets: string };

/**
 * The only code that moves money. Answers the writes of one posting, for the transaction of the business fact that causes it: either
 * both are stored or neither. They are the header, which is created only once for a key, so that a repeated fact is refused as a whole;
 * its entries; and of each artist it names, the wallet. A posting that names an artist does not compile without the wallets' table.
 * Entries are append-only: the ledger is a table of its own, in which functions that post may create items inside a transaction, and do
 * nothing else.
 */
export function post(ledgerTable: string, posting: Posting): Write[];
export function post(tables: MoneyTables, posting: AnyPosting): Write[];
export function post(tables: string | MoneyTables, posting: AnyPosting): Write[] {
  assertBalanced(posting);
  const { ledger, wallets } = typeof tables === 'string' ? { ledger: tables, wallets: '' } : tables;
  return [headerWrite(ledger, posting), ...entryWrites(ledger, posting), ...walletWrites(wallets, posting)];
}

/** The permanent record that a fact was posted: what was asked, what was answered, and all that was moved. */
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
        entries: movedBy(posting),
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
  return movedBy(posting).map(({ account, ...moved }, n) => ({
    Put: {
      TableName,
      Item: { ...entryKey(account, { at, hash, n }), v: 2, ...moved, at: at.toISOString(), what },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  }));
}
