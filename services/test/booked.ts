import { MicrosInTable, microsOfCents } from '../../shared/money.ts';
import type { Release } from '../../shared/releases/release.ts';
import { type Key, keys, ledgerKeys } from '../platform/keys.ts';
import { type Item, openTable } from '../platform/table.ts';
import { laptop } from './laptop.ts';
import { table } from './people.ts';
import { scan } from './scan.ts';

const ledgerTable = openTable(laptop.outputs.LedgerTableName);

/** The id of the transaction that an item is or belongs to. */
const hashOf = (item: Item): string =>
  (ledgerKeys.transaction.read(item as Key) ?? ledgerKeys.entry.read(item as Key))?.hash ?? '';

/** Reads all records of a release's money: its payments, and its ledger transactions with their entries by account. */
export async function booked({ id: releaseId, artistId }: Pick<Release, 'id' | 'artistId'>) {
  const payments = await table.partition(keys.payment({ artistId, releaseId, paymentId: '' }).PK, {
    prefix: `${releaseId}#`,
    consistent: true,
  });
  const found = await scan('L', 'what', releaseId, ledgerTable.name);
  const isTransaction = (item: Item) => ledgerKeys.transaction.read(item as Key) !== undefined;
  const entries = found.filter((item) => !isTransaction(item));
  const seen = new Set(found.filter(isTransaction).map(hashOf));
  // The scan may miss a transaction that was posted while it ran, and still find its entries.
  const late = [...new Set(entries.map(hashOf))].filter((hash) => !seen.has(hash));
  const missed = await ledgerTable.batchGet(
    late.map((hash) => ledgerKeys.transaction({ hash })),
    { consistent: true },
  );
  const transactions = [...found.filter(isTransaction), ...missed];
  const ledger = withoutFees(transactions).map((transaction) => {
    const own = entries.filter((entry) => hashOf(entry) === hashOf(transaction));
    const micros = Object.fromEntries(
      own.map((entry) => [ledgerKeys.entry.read(entry as Key)?.account ?? '', MicrosInTable.parse(entry.micros)]),
    );
    return { key: String(transaction.key), entries: own.length, micros };
  });
  const own = new Set(transactions.map(hashOf));
  const orphans = entries.filter((entry) => !own.has(hashOf(entry))).length;
  if (orphans !== 0) throw new Error(`${orphans} ledger entries of ${releaseId} belong to no transaction`);
  return { payments: payments.map(({ plan, cents }) => ({ plan: String(plan), cents: Number(cents) })), ledger };
}

/** The provider may report its fee at any time, so payments and refunds are compared without it. */
const withoutFees = (transactions: Item[]) => transactions.filter(({ key }) => !String(key).startsWith('fee:'));

/** The balances in micro-dollars that result from a release's money, by account; accounts with zero are left out. */
export async function balancesOf(release: Pick<Release, 'id' | 'artistId'>): Promise<Record<string, bigint>> {
  const balances: Record<string, bigint> = {};
  for (const { micros } of (await booked(release)).ledger) {
    for (const [account, moved] of Object.entries(micros)) balances[account] = (balances[account] ?? 0n) + moved;
  }
  return Object.fromEntries(Object.entries(balances).filter(([, held]) => held !== 0n));
}

export type Booked = Awaited<ReturnType<typeof booked>>;

/** Product 10.13: a payment of this many cents is one transaction of two entries that sum to zero. */
export const onePayment = (plan: string, cents: number): Booked => ({
  payments: [{ plan, cents }],
  ledger: [
    {
      key: expect.any(String) as unknown as string,
      entries: 2,
      micros: { 'card-clearing': microsOfCents(cents), 'plan-revenue': -microsOfCents(cents) },
    },
  ],
});
