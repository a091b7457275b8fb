import fc from 'fast-check';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { changeAlarms } from './change-alarms.ts';
import { decideOutcome } from './decide-outcome.ts';
import type { Intent } from './intent.ts';
import { paymentEmails } from './payment-emails.ts';
import { paymentFrom } from './payment-from.ts';
import { accountBalance, postingsFrom } from './postings-from.ts';
import { mergeFacts, type NewFacts, noFacts } from './provider-facts.ts';
import { releaseEffect } from './release-effect.ts';

const at = '2026-11-21T10:00:00.000Z';
const draft = aCompleteDraft();
const sale = { sessionId: 'cs_1', artistId: draft.artistId, releaseId: draft.id, plan: 'single' as const, cents: 300 };

/** Reports that the provider may send about a payment of $3.00. */
const tellings = {
  completed: { completed: true },
  paid: { paid: { sessionId: 'cs_1', at } },
  expired: { ended: 'expired' },
  refunded: { refunds: { re_1: { cents: 300, at, status: 'given' } } },
  disputed: { disputes: { du_1: { cents: 300, at } } },
  won: { disputes: { du_1: { cents: 300, at, wonAt: at } } },
} as const satisfies Record<string, NewFacts>;
type Telling = keyof typeof tellings;
const names = Object.keys(tellings) as Telling[];

/** Applies reports to a payment and its release: the same steps as `intentChanges`, without a table. */
function after(reports: readonly Telling[]) {
  const steps = stepsOf(reports);
  return steps.at(-1) as (typeof steps)[number];
}

/** Lists the state after each report. */
function stepsOf(reports: readonly Telling[]) {
  const steps: (ReturnType<typeof seen> & { posted: string[]; mailed: string[]; alarms: string[] })[] = [];
  let intent: Intent = { paymentId: 'pi_1', ver: 0, facts: noFacts, sale, asked: {}, waiting: [] };
  let release: Release = draft;
  const posted: string[] = [];
  const mailed: string[] = [];
  const alarms: string[] = [];
  for (const name of reports) {
    const before = intent;
    const known = { ...before, facts: mergeFacts(before.facts, tellings[name]) };
    const decided = known.decided ?? (known.facts.paid && decideOutcome(sale, release, 'Mara'));
    intent = { ...known, ...(decided && { decided }) };
    const old = new Set(postingsFrom(before).map(({ key }) => key));
    const mails = new Set(paymentEmails(before).map(({ id }) => id));
    posted.push(...postingsFrom(intent).flatMap(({ key }) => (old.has(key) ? [] : [key])));
    mailed.push(...paymentEmails(intent).flatMap(({ id }) => (mails.has(id) ? [] : [id])));
    alarms.push(...changeAlarms(before, intent).map(([alarm, , { reason }]) => `${alarm} ${reason}`));
    const effect = releaseEffect(before, intent, { release, others: [] });
    if (effect?.kind === 'paid') release = { ...release, plan: { name: 'single', percentage: 100, paidAt: at } };
    if (effect?.kind === 'moved') release = { ...release, plan: effect.plan };
    steps.push({
      ...seen(intent, release),
      posted: posted.toSorted(),
      mailed: mailed.toSorted(),
      alarms: [...new Set(alarms)].sort(),
    });
  }
  return steps;
}

/** The observable state of a payment: its state, its release's plan, and the books in cents. */
function seen(intent: Intent, release: Release) {
  const postings = postingsFrom(intent);
  const held = (account: 'card-clearing' | 'plan-revenue' | 'refunds-due') =>
    Number(accountBalance(account, postings) / 10_000n);
  return {
    state: paymentFrom(intent)?.state ?? 'nothing',
    plan: release.plan?.name ?? null,
    clearing: held('card-clearing'),
    revenue: 0 - held('plan-revenue'),
    owed: 0 - held('refunds-due'),
  };
}

/**
 * The expected outcome of a history, by its reports (product 10.17). The money is the amount that the provider still
 * holds, in cents.
 */
type End = { state: string; plan: 'single' | null; cents: number };
function endOf(reports: ReadonlySet<Telling>): End {
  if (!reports.has('paid')) return { state: 'nothing', plan: null, cents: 0 };
  const isDisputed = reports.has('disputed') || reports.has('won');
  const isWon = reports.has('won');
  const key = `${reports.has('refunded') ? 'refunded' : 'kept'}, ${isWon ? 'won' : isDisputed ? 'disputed' : 'undisputed'}`;
  const ends: Record<string, End> = {
    'kept, undisputed': { state: 'paid', plan: 'single', cents: 300 },
    'kept, disputed': { state: 'disputed', plan: null, cents: 0 },
    'kept, won': { state: 'paid', plan: 'single', cents: 300 },
    'refunded, undisputed': { state: 'refunded', plan: null, cents: 0 },
    'refunded, disputed': { state: 'disputed', plan: null, cents: -300 },
    'refunded, won': { state: 'refunded', plan: null, cents: 0 },
  };
  return ends[key] as End;
}

const orders = (rest: readonly Telling[]): Telling[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((name) => orders(rest.filter((other) => other !== name)).map((o) => [name, ...o]));

/** Repeats some of the reports later in the order; deterministic. */
function withDuplicates(order: readonly Telling[], seed: number): Telling[] {
  const reports = [...order];
  for (let n = 0; n < 4; n++) {
    const from = (seed * 7 + n * 3) % order.length;
    const place = from + 1 + ((seed + n) % (reports.length - from));
    reports.splice(place, 0, order[from] as Telling);
  }
  return reports;
}

test('reaches the state in the table after each step of all 720 orders of six reports, with duplicates (design 3.12)', () => {
  const all = orders(names);
  expect(all).toHaveLength(720);
  for (const [seed, order] of all.entries()) {
    const reports = withDuplicates(order, seed);
    const ends = reports.map((_, n) => {
      const { state, plan, cents } = endOf(new Set(reports.slice(0, n + 1)));
      return { state, plan, clearing: cents, revenue: cents, owed: 0 };
    });
    expect([reports, stepsOf(reports)]).toMatchObject([reports, ends]);
  }
});

test('posts and emails the same, once, in all 720 orders, and raises an alarm for impossible facts (product 10.23)', () => {
  for (const [seed, order] of orders(names).entries()) {
    expect([order, after(withDuplicates(order, seed))]).toMatchObject([
      order,
      {
        posted: ['dispute-won:du_1', 'dispute:du_1', 'plan:pi_1', 'refund:re_1'],
        mailed: ['payment-pi_1', 'refund-re_1'],
      },
    ]);
    expect(after(order).alarms).toEqual(
      expect.arrayContaining(['payment-disputed du_1', 'payment-history-impossible paid-and-expired']),
    );
  }
});

test.each<[string, NewFacts[], string]>([
  ['paid and expired', [tellings.paid, tellings.expired], 'paid-and-expired'],
  ['paid and failed', [tellings.paid, { ended: 'failed' }], 'paid-and-failed'],
  ['completed and expired', [tellings.completed, tellings.expired], 'completed-and-expired'],
  [
    'refunded more than was paid',
    [tellings.paid, tellings.refunded, { refunds: { re_2: { cents: 1, at, status: 'given' } } }],
    'refunded-more-than-paid',
  ],
  [
    'a dispute won and lost',
    [tellings.paid, tellings.won, { disputes: { du_1: { cents: 300, at, lostAt: at } } }],
    'dispute-won-and-lost',
  ],
  ['paid by two sessions', [tellings.paid, { paid: { sessionId: 'cs_2', at } }], 'paid-by-two-sessions'],
])('%s raises an alarm once, in either order (product 10.23)', (_, reports, reason) => {
  for (const order of [reports, [...reports].reverse()]) {
    let intent: Intent = { paymentId: 'pi_1', ver: 0, facts: noFacts, sale, asked: {}, waiting: [] };
    const alarms: unknown[] = [];
    for (const facts of [...order, ...order]) {
      const next = { ...intent, facts: mergeFacts(intent.facts, facts) };
      alarms.push(...changeAlarms(intent, next).filter(([name]) => name === 'payment-history-impossible'));
      intent = next;
    }
    expect(alarms).toMatchObject([['payment-history-impossible', expect.any(String), { reason }]]);
  }
});

const id = fc.constantFrom('a', 'b', 'c');
const aRefund = fc.record({
  cents: fc.constantFrom(100, 300),
  at: fc.constant(at),
  status: fc.constantFrom('given', 'failed'),
});
const aDispute = fc.oneof(
  fc.constant({ cents: 300, at }),
  fc.constant({ cents: 300, at, wonAt: at }),
  fc.constant({ cents: 300, at, lostAt: at }),
);
const someFacts: fc.Arbitrary<NewFacts> = fc.oneof(
  fc.constant(tellings.paid),
  fc.constant(tellings.completed),
  // The provider never changes the amount of a refund.
  fc
    .tuple(id, aRefund)
    .map(([name, refund]) => ({ refunds: { [name]: { ...refund, cents: name === 'a' ? 100 : 300 } } })),
  fc.tuple(id, aDispute).map(([name, dispute]) => ({ disputes: { [name]: dispute } })),
  id.map((name) => ({ fees: { [name]: { cents: 39, at } } })),
) as fc.Arbitrary<NewFacts>;

test('merges any facts in any order and number to the same facts (design 3.12)', () => {
  const joined = (reports: readonly NewFacts[]) => reports.reduce<ReturnType<typeof mergeFacts>>(mergeFacts, noFacts);
  const shuffled = fc
    .array(someFacts, { minLength: 1, maxLength: 12 })
    .chain((reports) =>
      fc.tuple(
        fc.constant(reports),
        fc.shuffledSubarray(reports, { minLength: reports.length }),
        fc.array(fc.constantFrom(...reports)),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([told, other, again]) => {
      expect(joined([...other, ...again])).toEqual(joined(told));
    }),
    { numRuns: 500 },
  );
});

test('the consequences of facts only grow, and their postings sum to zero (design 3.12)', () => {
  fc.assert(
    fc.property(
      fc.array(someFacts, { maxLength: 12 }),
      fc.constantFrom('applied', 'already-covered'),
      (reports, outcome) => {
        const decided = { outcome: outcome as 'applied', title: '', artistName: '', percentage: 100 };
        let intent: Intent = { paymentId: 'pi_1', ver: 0, facts: noFacts, sale, asked: {}, waiting: [] };
        for (const facts of reports) {
          const joined = mergeFacts(intent.facts, facts);
          const next = { ...intent, facts: joined, ...(joined.paid && { decided }) };
          const keys = postingsFrom(next).map(({ key }) => key);
          expect(keys).toEqual(expect.arrayContaining(postingsFrom(intent).map(({ key }) => key)));
          expect(new Set(keys).size).toBe(keys.length);
          for (const { entries } of postingsFrom(next))
            expect(entries.reduce((sum, { micros }) => sum + micros, 0n)).toBe(0n);
          intent = next;
        }
      },
    ),
    { numRuns: 300 },
  );
});
