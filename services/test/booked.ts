import { MicrosInTable, microsOfCents } from '../../shared/money.ts';
import type { Release } from '../../shared/releases/release.ts';
import { type Key, keys, ledgerKeys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import { laptop } from './laptop.ts';
import { table } from './people.ts';
import { scan } from './scan.ts';

/** What the tables hold of a release's money: its payments, and each ledger transaction with its entries by account. */
export async function booked({ id: releaseId, artistId }: Pick<Release, 'id' | 'artistId'>) {
  const payments = await table.partition(keys.payment({ artistId, releaseId, paymentId: '' }).PK, {
    prefix: `${releaseId}#`,
    consistent: true,
  });
  // Entries first: what is posted between the two has its transaction in the second.
  const entries = await scan('LEDGER#', 'what', releaseId, laptop.outputs.LedgerTableName);
  const transactions = await scan('LTX#', 'what', releaseId, laptop.outputs.LedgerTableName);
  const ledger = withoutFees(transactions).map(({ PK, key }) => {
    const hash = String(PK).slice('LTX#'.length);
    const own = entries.filter((entry) => ledgerKeys.entry.read(entry as Key)?.hash === hash);
    const micros = Object.fromEntries(
      own.map((entry) => [ledgerKeys.entry.read(entry as Key)?.account ?? '', MicrosInTable.parse(entry.micros)]),
    );
    return { key: String(key), entries: own.length, micros };
  });
  const own = new Set(transactions.map(({ PK }) => String(PK).slice('LTX#'.length)));
  const orphans = entries.filter((entry) => !own.has(ledgerKeys.entry.read(entry as Key)?.hash ?? '')).length;
  if (orphans !== 0) throw new Error(`${orphans} ledger entries of ${releaseId} belong to no transaction`);
  return { payments: payments.map(({ plan, cents }) => ({ plan: String(plan), cents: Number(cents) })), ledger };
}

/** The provider reports its fee when it likes: what a payment and its refunds move is counted without it. */
const withoutFees = (transactions: Item[]) => transactions.filter(({ key }) => !String(key).startsWith('fee:'));

/** What each account holds of a release's money, in micro-dollars; none that holds nothing. */
export async function balancesOf(release: Pick<Release, 'id' | 'artistId'>): Promise<Record<string, bigint>> {
  const balances: Record<string, bigint> = {};
  for (const { micros } of (await booked(release)).ledger) {
    for (const [account, moved] of Object.entries(micros)) balances[account] = (balances[account] ?? 0n) + moved;
  }
  return Object.fromEntries(Object.entries(balances).filter(([, held]) => held !== 0n));
}

export type Booked = Awaited<ReturnType<typeof booked>>;

/** Product 10.13: one payment of so many cents is one transaction of two entries that sum to zero. */
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
