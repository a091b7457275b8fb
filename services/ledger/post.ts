import { createHash } from 'node:crypto';
import { ledgerKeys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import { entryKey } from './entry-key.ts';
import { assertBalanced, type Posting } from './posting.ts';

/**
 * The only code that moves money. Answers the writes of one posting, for the transaction of the business fact that causes it: either
 * both are stored or neither. The header is created only once for a key, so a repeated fact is refused as a whole.
 * Entries are append-only: the ledger is a table of its own, in which functions that post may create items inside a transaction, and do
 * nothing else.
 */
export function post(ledgerTable: string, posting: Posting): Write[] {
  assertBalanced(posting);
  const hash = createHash('sha256').update(posting.key).digest('hex');
  const at = posting.at.toISOString();
  return [
    {
      Put: {
        TableName: ledgerTable,
        Item: { ...ledgerKeys.transaction({ hash }), v: 1, key: posting.key, what: posting.what, at },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    },
    ...posting.entries.map(({ account, micros }, n) => ({
      Put: {
        TableName: ledgerTable,
        Item: { ...entryKey(account, { at: posting.at, hash, n }), v: 1, micros, at, what: posting.what },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    })),
  ];
}
