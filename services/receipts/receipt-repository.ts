import { createHash } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { receiptPosting, receiptReversalPosting } from './receipt-posting.ts';
import { readReceipt, type StoredReceipt } from './stored-receipt.ts';

type Name = Pick<StoredReceipt, 'payer' | 'receiptId'>;
type Reversal = NonNullable<StoredReceipt['reversed']>;

/** Identifies a payment: the same payer, day, amount and bank reference. */
const digestOf = ({ payer, day, reference, amount, currency }: StoredReceipt): string =>
  createHash('sha256')
    .update(JSON.stringify([payer, day, reference.toLowerCase(), amount, currency]))
    .digest('hex');

const REFERENCE = 1;
const RECEIPT = 0;

/** Receipts. Each is stored or reversed in one transaction with its posting and audit record (product 23.21). */
export function receiptRepository(table: Table, tables: MoneyTables) {
  const ledger = ledgerRepository(table, tables);
  const objectOf = ({ payer, receiptId }: Name) => ({ kind: 'receipt' as const, payer, receiptId });
  const { PK } = keys.receipt.prefix({});

  return {
    async find(name: Name): Promise<StoredReceipt | undefined> {
      const item = await table.get(keys.receipt(name), { consistent: true });
      return item && readReceipt(item);
    },

    /** Lists all receipts, or those from one payer; each payer's oldest first. */
    async of(payer?: string): Promise<StoredReceipt[]> {
      const prefix = payer === undefined ? '' : keys.receipt.prefix({ payer }).SK;
      return (await table.partition(PK, { ...(prefix && { prefix }), consistent: true })).map(readReceipt);
    },

    /** @throws Problem `receipt-recorded` if the same payment has been recorded and not reversed */
    async record(receipt: StoredReceipt, audited: Audited, also: readonly Write[] = []): Promise<void> {
      const { receiptId, payer, micros, at, amount, currency } = receipt;
      const onlyNew = { TableName: table.name, ConditionExpression: 'attribute_not_exists(PK)' };
      const reference = { ...keys.receiptReference({ digest: digestOf(receipt) }), v: 1, payer, receiptId };
      const writes: Write[] = [
        { Put: { ...onlyNew, Item: { ...keys.receipt(receipt), v: 1, ...receipt } } },
        { Put: { ...onlyNew, Item: reference } },
        audit(audited, { what: 'receipt-recorded', object: objectOf(receipt), from: '', to: `${currency} ${amount}` }),
        ...also,
      ];
      const posting = receiptPosting({ receiptId, payer, micros, at: new Date(at) });
      await whenRefused(ledger.record(posting, writes), ({ index, error }) => {
        if (index === REFERENCE) throw new Problem('receipt-recorded');
        throw error;
      });
    },

    /** @throws Problem `receipt-reversed` if it has already been reversed */
    async reverse(
      before: StoredReceipt,
      reversed: Reversal,
      audited: Audited,
      also: readonly Write[] = [],
    ): Promise<void> {
      const { receiptId, payer, micros, amount, currency } = before;
      const writes: Write[] = [
        {
          Update: {
            TableName: table.name,
            Key: keys.receipt(before),
            UpdateExpression: 'SET reversed = :reversed',
            ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(reversed)',
            ExpressionAttributeValues: { ':reversed': reversed },
          },
        },
        { Delete: { TableName: table.name, Key: keys.receiptReference({ digest: digestOf(before) }) } },
        audit(
          { ...audited, why: reversed.reason },
          { what: 'receipt-reversed', object: objectOf(before), from: `${currency} ${amount}`, to: '' },
        ),
        ...also,
      ];
      const posting = {
        ...receiptReversalPosting({ receiptId, payer, micros, at: audited.at }),
        result: { decision: audited.id },
      };
      const { result } = await whenRefused(ledger.record(posting, writes), ({ index, error }) => {
        if (index === RECEIPT) throw new Problem('receipt-reversed');
        throw error;
      });
      // A colleague has already reversed it.
      if (result.decision !== audited.id) throw new Problem('receipt-reversed');
    },
  };
}

export type ReceiptRepository = ReturnType<typeof receiptRepository>;
