import { setTimeout } from 'node:timers/promises';
import { Problem } from '../../../shared/contract/problem.ts';
import { microsOfCents } from '../../../shared/money.ts';
import { checkBooks } from '../../ledger/check-books.ts';
import type { AnyPosting, Entry } from '../../ledger/posting.ts';
import { persistently } from './faulted-table.ts';
import { openStorm, type Storm } from './storm.ts';
import { artistsDifferences, platformDifferences } from './storm-checks.ts';
import { stormPayouts } from './storm-payouts.ts';
import { stormStatements } from './storm-statements.ts';

const AT_ONCE = 48;
const AT = new Date('2026-11-21T10:00:00Z');

const posting = (key: string, entries: Entry[]): AnyPosting => ({ key, what: key.replace(/:.*/, ''), entries, at: AT });

/**
 * Makes the postings that have no domain of their own: holds, sales, and a key that is reused with a different amount.
 */
function directPostings({ random, below, pick, artistOf, record, ledger, acknowledged, wrong }: Storm) {
  return {
    async hold(n: number): Promise<void> {
      const [takes, gives] = random() < 0.6 ? (['available', 'held'] as const) : (['held', 'available'] as const);
      const [account, micros] = [`artist:${artistOf()}` as const, BigInt(1 + below(9_000_000))];
      await record(
        posting(`hold:${n}`, [
          { account, part: takes, micros },
          { account, part: gives, micros: -micros },
        ]),
      );
    },

    async sell(n: number): Promise<void> {
      const intent = random() < 0.5 ? n : below(n);
      const micros = microsOfCents(300 + (intent % 3) * 300);
      await record(
        posting(`plan:${intent}`, [
          { account: 'card-clearing', micros },
          { account: 'plan-revenue', micros: -micros },
        ]),
      );
    },

    async tellWrongly(): Promise<void> {
      const earlier = pick(acknowledged);
      const other = { ...earlier, entries: earlier.entries.map((entry) => ({ ...entry, micros: entry.micros * 2n })) };
      const end = await persistently(() => ledger.record(other)).then(
        () => 'posted twice',
        (error: unknown) => (error instanceof Problem ? error.code : String(error)),
      );
      if (end !== 'idempotency-key-reused') wrong.push(`${earlier.key}: ${end}`);
    },
  };
}

/**
 * Runs the product's own code concurrently and repeatedly on a failing table: statements, reversals, shares that people
 * accept or decline, payouts with every outcome, holds and sales. The books are checked during the storm and
 * afterwards.
 * @returns all differences found
 */
export async function moneyStorm({ operations, seed }: { operations: number; seed: number }) {
  const storm = await openStorm(seed);
  const { table, books, random, record, wrong, acknowledged, ledger } = storm;
  const [payouts, statements, other] = [stormPayouts(storm), stormStatements(storm), directPostings(storm)];

  // Receipts from stores, which fund the payouts.
  const bank = microsOfCents(100_000_000);
  await record(
    posting('bank', [
      { account: 'cash', micros: bank },
      { account: 'receivable:blue', micros: -bank },
    ]),
  );

  const operate = (n: number): Promise<void> => {
    const drawn = random();
    if (drawn < 0.25) return statements.post();
    if (drawn < 0.31) return statements.reverse();
    if (drawn < 0.4) return statements.answer();
    if (drawn < 0.58) return payouts.request();
    if (drawn < 0.83) return payouts.move();
    if (drawn < 0.89) return other.hold(n);
    if (drawn < 0.92) return other.tellWrongly();
    return other.sell(n);
  };
  let next = 1;
  const worker = async () => {
    while (next <= operations) await operate(next++);
  };
  const different = async (when: string) => {
    const { differences, balances } = await persistently(() => checkBooks({ table, books }));
    for (const { invariant, where } of differences) wrong.push(`${when}: ${invariant} ${where}`);
    return balances;
  };
  const over = { isOver: false };
  const watcher = (async () => {
    while (!over.isOver) {
      await different('while it stormed');
      await setTimeout(2000);
    }
  })();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  over.isOver = true;
  await watcher;
  for (const track of statements.tracks) await statements.give(track);

  const balances = await different('afterwards');
  const sum = balances.reduce((total, { normal, micros }) => total + (normal === 'debit' ? micros : -micros), 0n);
  if (sum !== 0n) wrong.push(`${sum} micros off`);
  wrong.push(...(await artistsDifferences(storm)), ...(await platformDifferences(statements, balances)));

  // Delivers every acknowledged posting once more, as queues do. All have been posted, so nothing changes.
  for (const told of acknowledged) {
    const { outcome } = await persistently(() => ledger.record(told));
    if (outcome !== 'replayed') wrong.push(`${told.key} was acknowledged and lost`);
  }
  await statements.again();
  const again = await different('after a replay');
  if (String(again.map(({ micros }) => micros)) !== String(balances.map(({ micros }) => micros)))
    wrong.push('a replay moved money');
  wrong.push(...(await artistsDifferences(storm)));
  const count = (state: string) => statements.all.filter((made) => made.state === state).length;
  return {
    wrong,
    posted: acknowledged.length + count('posted') + count('reversed'),
    reversed: count('reversed'),
    faults: storm.countFaults(),
    payouts: payouts.made.length,
  };
}
