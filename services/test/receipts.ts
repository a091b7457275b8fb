import { randomUUID } from 'node:crypto';
import type { ReceiptId } from '../../shared/ids.ts';
import { newId } from '../../shared/test/builders.ts';
import { receiptRepository } from '../receipts/receipt-repository.ts';
import { statementItem } from '../statements/storage/stored-statement.ts';
import { aStatement } from './a-statement.ts';
import { audited } from './advances.ts';
import { colleague } from './colleague.ts';
import { laptop } from './laptop.ts';
import { table } from './people.ts';

const tables = { ledger: laptop.outputs.LedgerTableName, wallets: laptop.outputs.WalletTableName };
export const receipts = receiptRepository(table, tables);

/**
 * Creates a payer that owes 1.50 dollars for a posted statement.
 * @returns the name of its account
 */
export async function aPayer(): Promise<string> {
  const payer = `payer-${randomUUID().slice(0, 8)}`;
  const statement = aStatement('posted', colleague);
  if (statement.state !== 'posted') throw new Error(statement.state);
  const { read, plan } = statement;
  const owed = { ...statement, read: { ...read, payer, payerName: payer }, plan: { ...plan, micros: '1500000' } };
  await table.put({ Item: statementItem({ statement: owed, planFolder: undefined }) });
  return payer;
}

/** Creates a receipt of 1.25 dollars from a new payer. */
export async function aReceipt(): Promise<{ payer: string; receiptId: ReceiptId }> {
  const payer = await aPayer();
  const receiptId = newId('receipt');
  const receipt = {
    ...{ receiptId, payer, payerName: payer, amount: '1.25', currency: 'USD', rate: '1', micros: 1_250_000n },
    ...{ day: '2026-10-05', reference: `For ${payer}`, at: new Date().toISOString(), by: colleague },
  };
  await receipts.record(receipt, audited());
  return { payer, receiptId };
}
