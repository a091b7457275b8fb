import { randomUUID } from 'node:crypto';
import { monthOf } from '../ledger/entry-key.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import { postingHash } from '../ledger/posting.ts';
import { askedPayout } from '../test/earnings.ts';
import { laptop } from '../test/laptop.ts';
import { newArtist, newColleague, type Person, table } from '../test/people.ts';
import { runSchedule } from '../test/run-schedule.ts';

const tables = { ledger: laptop.outputs.LedgerTableName, wallets: laptop.outputs.WalletTableName };
const ledger = ledgerRepository(table, tables);

let finance: Person;
beforeAll(async () => {
  finance = await newColleague('finance');
});

const entriesOf = (account: string, month: string, cursor?: string) =>
  finance.api('GET /api/admin/books/entries', { query: { account, month, cursor } });

test('shows the trial balance of the last check, which sums to zero (product 28.1)', async () => {
  await askedPayout((await newArtist('active')).artistId);
  await runSchedule('Reconciliation');
  const { asOf, balances, checks } = await finance.api('GET /api/admin/books');
  expect(asOf).toEqual(expect.any(String));
  expect(balances.reduce((sum, { amountMicros }) => sum + BigInt(amountMicros), 0n)).toBe(0n);
  expect(balances.map(({ account }) => account)).toEqual(expect.arrayContaining(['cash', 'artist', 'receivable:blue']));
  expect(checks.map(({ part }) => part)).toEqual(['recent', 'ledger', 'wallets', 'payments', 'statements', 'receipts']);
});

test('pages through a month of a house account, each entry once, newest first (product 28.2)', async () => {
  const store = `test-${randomUUID().slice(0, 8)}`;
  const account = `receivable:${store}` as const;
  const day = (n: number) => new Date(Date.UTC(2025, 2, 1, 0, n));
  await Promise.all(
    Array.from({ length: 120 }, (_, n) =>
      ledger.record({
        key: `books:${store}:${n}`,
        what: `entry ${n}`,
        entries: [
          { account, micros: 1n },
          { account: 'suspense', micros: -1n },
        ],
        at: day(n),
      }),
    ),
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await entriesOf(account, '2025-03', cursor);
    expect(page.items.length).toBeLessThanOrEqual(50);
    seen.push(...page.items.map(({ what }) => what));
    cursor = page.next;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `entry ${119 - n}`));
  expect((await entriesOf(account, '2025-04')).items).toEqual([]);
  // An invalid cursor starts at the beginning, as does a cursor from a different month.
  expect((await entriesOf(account, '2025-03', 'bm9uZQ')).items[0]?.what).toBe('entry 119');
  await expect(entriesOf('nobody', '2025-03')).rejects.toMatchObject({ code: 'account-not-found' });
});

test('shows a transaction’s entries, its cause and who decided it (product 28.3)', async () => {
  const { artistId } = await newArtist('active');
  const payoutId = await askedPayout(artistId);
  const hash = postingHash({ key: `payout:${payoutId}:requested` });
  const found = await finance.api('GET /api/admin/books/transactions/{hash}', { params: { hash } });
  expect(found).toMatchObject({
    what: 'payout requested',
    cause: { kind: 'payout', payoutId, artistId },
    by: 'Mara',
    entries: [
      { account: `artist:${artistId}`, part: 'available', amountMicros: '60000000' },
      { account: `artist:${artistId}`, part: 'requested', amountMicros: '-60000000' },
    ],
  });
  const month = monthOf(new Date(found.at)).replace(/(?<=^\d{4})/, '-');
  const { items } = await entriesOf(`artist:${artistId}`, month);
  expect(items.filter((entry) => entry.hash === hash)).toHaveLength(2);

  await finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
    params: { artistId, payoutId },
    body: { to: 'rejected', reason: 'No such bank' },
    idempotencyKey: randomUUID(),
  });
  const rejected = await finance.api('GET /api/admin/books/transactions/{hash}', {
    params: { hash: postingHash({ key: `payout:${payoutId}:rejected` }) },
  });
  expect(rejected).toMatchObject({ why: 'No such bank', by: expect.any(String) });
});

test('opens the books to finance and admins only (product 28)', async () => {
  for (const person of [await newArtist('active'), await newColleague('reviewer')])
    await expect(person.api('GET /api/admin/books')).rejects.toMatchObject({ code: 'admin-only' });
});
