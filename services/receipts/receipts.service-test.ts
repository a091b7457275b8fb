import { randomUUID } from 'node:crypto';
import type { StatementId } from '../../shared/ids.ts';
import type { NewReceipt } from '../../shared/receipts/receipt.ts';
import { newId } from '../../shared/test/builders.ts';
import { checkBooks } from '../ledger/check-books.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import { keys } from '../platform/keys.ts';
import { statementItem } from '../statements/storage/stored-statement.ts';
import { aStatement } from '../test/a-statement.ts';
import { audited } from '../test/advances.ts';
import { colleague } from '../test/colleague.ts';
import { laptop } from '../test/laptop.ts';
import { ownBooks } from '../test/own-books.ts';
import { newArtist, newColleague, type Person, table } from '../test/people.ts';
import { receiptRepository } from './receipt-repository.ts';

const DAY_MS = 86_400_000;

let finance: Person;
beforeAll(async () => {
  finance = await newColleague('finance');
});

const aPayerName = () => `payer-${randomUUID().slice(0, 8)}`;

/**
 * Posts a statement from a payer.
 * @param days how many days ago
 */
async function owed(payer: string, micros: bigint, days: number): Promise<StatementId> {
  const statement = aStatement('posted', colleague);
  if (statement.state !== 'posted') throw new Error(statement.state);
  const { read, plan } = statement;
  const of = {
    ...statement,
    postedAt: new Date(Date.now() - days * DAY_MS).toISOString(),
    read: { ...read, payer, payerName: payer.toUpperCase() },
    plan: { ...plan, micros: String(micros) },
  };
  await table.put({ Item: statementItem({ statement: of, planFolder: undefined }) });
  return statement.statementId;
}

const record = (
  receipt: Partial<NewReceipt> & { payer: string },
  idempotencyKey: string = randomUUID(),
  who = finance,
) =>
  who.api('POST /api/admin/receipts', {
    body: { amount: '10', currency: 'USD', day: '2026-11-02', reference: `REF ${randomUUID()}`, ...receipt },
    idempotencyKey,
  });
const payerOf = (payer: string) => finance.api('GET /api/admin/receivables/{payer}', { params: { payer } });
const rowOf = async (payer: string) =>
  (await finance.api('GET /api/admin/receivables')).items.find((one) => one.payer === payer);

describe('product 23.21: receipts', () => {
  it('pay what a payer owes, the oldest statement first, and are posted once', async () => {
    const payer = aPayerName();
    const [young, old] = [await owed(payer, 30_000_000n, 5), await owed(payer, 20_000_001n, 95)];
    expect(await rowOf(payer)).toMatchObject({
      payerName: payer.toUpperCase(),
      openMicros: '50000001',
      agesMicros: ['30000000', '0', '0', '20000001'],
    });
    const key = randomUUID();
    const body = { payer, amount: '25.00', reference: 'WIRE 4711' };
    const receipt = await record(body, key);
    expect(receipt).toMatchObject({ amountMicros: '25000000', rate: '1', payerName: payer.toUpperCase() });
    expect((await record(body, key)).receiptId).toBe(receipt.receiptId);

    const found = await payerOf(payer);
    expect(found).toMatchObject({
      receivedMicros: '25000000',
      openMicros: '25000001',
      agesMicros: ['25000001', '0', '0', '0'],
      receipts: [{ receiptId: receipt.receiptId, reference: 'WIRE 4711' }],
    });
    expect(found.statements.map(({ statementId, openMicros }) => [statementId, openMicros])).toEqual([
      [young, '25000001'],
      [old, '0'],
    ]);
    const { items } = await finance.api('GET /api/admin/books/entries', {
      query: { account: `receivable:${payer}`, month: new Date().toISOString().slice(0, 7) },
    });
    expect(items).toMatchObject([{ what: 'royalties received', amountMicros: '-25000000' }]);
    const transaction = await finance.api('GET /api/admin/books/transactions/{hash}', {
      params: { hash: items[0]?.hash ?? '' },
    });
    expect(transaction).toMatchObject({
      cause: { kind: 'receipt', payer, receiptId: receipt.receiptId, isReversal: false },
      why: 'WIRE 4711',
      entries: [
        { account: 'cash', amountMicros: '25000000' },
        { account: `receivable:${payer}`, amountMicros: '-25000000' },
      ],
    });
  });

  it('pay a named statement, convert a foreign currency, and show any excess as overpaid', async () => {
    const payer = aPayerName();
    const statementId = await owed(payer, 100_000_000n, 40);
    await expect(record({ payer, currency: 'EUR', amount: '100' })).rejects.toMatchObject({
      code: 'receipt-rate-needed',
      details: { currency: 'EUR' },
    });
    await expect(record({ payer, rate: '0.99' })).rejects.toMatchObject({ code: 'receipt-rate-needed' });
    await record({ payer, currency: 'EUR', amount: '100', rate: '1.0837', statementId });
    expect(await payerOf(payer)).toMatchObject({
      openMicros: '0',
      overpaidMicros: '8370000',
      statements: [{ receivedMicros: '108370000', openMicros: '0' }],
    });
  });

  it('are reversed once, with a reason; then the same payment may be recorded again', async () => {
    const payer = aPayerName();
    await owed(payer, 10_000_000n, 1);
    const body = { payer, reference: 'TWICE' };
    const { receiptId } = await record(body);
    await expect(record(body)).rejects.toMatchObject({ code: 'receipt-recorded' });
    const reverse = () =>
      finance.api('POST /api/admin/receivables/{payer}/receipts/{receiptId}/reverse', {
        params: { payer, receiptId },
        body: { reason: 'Of another payer' },
        idempotencyKey: randomUUID(),
      });
    expect(await reverse()).toMatchObject({ reversed: { reason: 'Of another payer' } });
    await expect(reverse()).rejects.toMatchObject({ code: 'receipt-reversed' });
    expect(await rowOf(payer)).toMatchObject({ openMicros: '10000000', receivedMicros: '0' });
    await record(body);
    expect(await rowOf(payer)).toMatchObject({ openMicros: '0', receivedMicros: '10000000' });
  });

  it('are reversed once by two concurrent requests', async () => {
    const payer = aPayerName();
    await owed(payer, 10_000_000n, 1);
    const { receiptId } = await record({ payer });
    const tables = { ledger: laptop.outputs.LedgerTableName, wallets: laptop.outputs.WalletTableName };
    const receipts = receiptRepository(table, tables);
    const before = await receipts.find({ payer, receiptId });
    if (!before) throw new Error('It was not recorded');
    const reversed = { at: new Date().toISOString(), by: colleague, reason: 'Twice' };
    const ends = await Promise.allSettled([1, 2].map(() => receipts.reverse(before, reversed, audited())));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const entries = await finance.api('GET /api/admin/books/entries', {
      query: { account: `receivable:${payer}`, month: new Date().toISOString().slice(0, 7) },
    });
    expect(entries.items).toHaveLength(2);
  });

  it('are refused for an unknown payer, another payer’s statement, one that is not posted, or a future day', async () => {
    const payer = aPayerName();
    await expect(record({ payer })).rejects.toMatchObject({ code: 'payer-not-found' });
    await owed(payer, 1n, 1);
    const other = await owed(aPayerName(), 1n, 1);
    await expect(record({ payer, statementId: other })).rejects.toMatchObject({ code: 'receipt-of-another-payer' });
    await expect(record({ payer, statementId: newId('statement') })).rejects.toMatchObject({
      code: 'statement-not-found',
    });
    const open = aStatement('ready', colleague);
    await table.put({ Item: statementItem({ statement: open, planFolder: undefined }) });
    await expect(record({ payer: 'spotify', statementId: open.statementId })).rejects.toMatchObject({
      code: 'statement-elsewhere',
    });
    const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    await expect(record({ payer, day })).rejects.toMatchObject({ code: 'receipt-day-ahead' });
    const small = { currency: 'IDR', amount: '0.01', rate: '0.00006' };
    await expect(record({ payer, ...small })).rejects.toMatchObject({ code: 'receipt-too-small' });
  });

  it('are restricted to finance', async () => {
    for (const person of [await newArtist('active'), await newColleague('reviewer')])
      await expect(record({ payer: 'spotify' }, randomUUID(), person)).rejects.toMatchObject({ code: 'admin-only' });
  });
});

test('design 3.11: the check of the books finds a receipt or reversal that is not booked', async () => {
  const { table: own, tables, books } = await ownBooks();
  const receipts = receiptRepository(own, tables);
  const receiptId = newId('receipt');
  const receipt = {
    ...{
      receiptId,
      payer: 'spotify',
      payerName: 'Spotify',
      amount: '2',
      currency: 'USD',
      rate: '1',
      micros: 2_000_000n,
    },
    ...{ day: '2026-11-02', reference: 'A', at: new Date().toISOString(), by: colleague },
  };
  // These books use the local stack's audit table, because the transaction spans both tables.
  await receipts.record(receipt, audited());
  await ledgerRepository(own, tables).record({
    key: 'owed',
    what: 'royalties',
    entries: [
      { account: 'receivable:spotify', micros: 2_000_000n },
      { account: 'suspense', micros: -2_000_000n },
    ],
    at: new Date(),
  });
  const found = async () => (await checkBooks({ books, table: own })).differences;
  expect(await found()).toEqual([]);
  const key = keys.receipt(receipt);
  const set = (micros: bigint) =>
    own.update({ Key: key, UpdateExpression: 'SET micros = :to', ExpressionAttributeValues: { ':to': micros } });
  await set(3n);
  expect(await found()).toEqual([{ invariant: 'ledger-receipt-differs', where: receiptId }]);
  await set(2_000_000n);
  await receipts.reverse(receipt, { at: new Date().toISOString(), by: colleague, reason: 'No' }, audited());
  expect(await found()).toEqual([]);
  await own.update({ Key: key, UpdateExpression: 'REMOVE reversed' });
  expect(await found()).toMatchObject([{ where: receiptId }]);
});
