import { reconcile } from './reconcile.ts';
import type { ReconciliationPiece } from './reconciliation-piece.ts';
import type { Reconciliation } from './reconciliation-repository.ts';
import type { WalkName } from './reconciliation-walks.ts';

const start = new Date('2026-11-21T10:00:00Z');
const HOUR = 3600_000;
/** The first piece of every walk. */
const ONE_ROUND = [
  'recent start',
  'ledger start',
  'wallets start',
  'payments start',
  'statements start',
  'receipts start',
];

/** Sets up a walk with three pieces of the ledger, and one piece of every other part. */
function walkOf(options: { pieces?: number; minutes?: number; loses?: boolean; micros?: bigint } = {}) {
  const { pieces = 3, loses = false } = options;
  const sale = { micros: options.micros ?? -1n };
  const saved = new Map<WalkName, Reconciliation>();
  const walked: string[] = [];
  const found: string[] = [];
  const clock = { now: start };
  /** How long a piece of the ledger takes. */
  const pace = { ms: 0 };
  const run = (left: number) => {
    let isTime = left;
    return reconcile({
      reconciliations: {
        find: async (walk) => saved.get(walk) ?? { ver: 0, totals: new Map(), turned: {}, differences: 0, found: [] },
        save: async (walk, state) => {
          if (loses) return false;
          saved.set(walk, state);
          return true;
        },
      },
      piece: async (walk, from): Promise<ReconciliationPiece> => {
        walked.push(`${walk} ${from ?? 'start'}`);
        const n = Number(from ?? 0) + 1;
        if (walk === 'ledger') clock.now = new Date(clock.now.getTime() + pace.ms);
        const isLast = walk !== 'ledger' || n === pieces;
        const line = { account: 'plan-revenue' as const, micros: sale.micros };
        const transaction = { hash: `${n}`, key: `${n}`, what: '', at: start, lines: [line] };
        return {
          differences: walk === 'ledger' && n === 2 ? [{ invariant: 'ledger-entry-differs', where: 'there' }] : [],
          transactions: walk === 'ledger' ? [transaction] : [],
          next: isLast ? undefined : String(n),
        };
      },
      found: ({ invariant }) => found.push(invariant),
      now: () => clock.now,
      isTime: () => --isTime > 0,
    });
  };
  return { run, walked, found, saved, clock, sale, pace };
}

it('walks all of the books and reports what differs', async () => {
  const { run, walked, found, saved } = walkOf();
  await run(100);
  expect(walked).toEqual([...ONE_ROUND, 'ledger 1', 'ledger 2']);
  expect(found).toEqual(['ledger-entry-differs']);
  expect(saved.get('ledger')).toMatchObject({ ver: 3, differences: 1, finishedAt: start.toISOString() });
  expect(saved.get('ledger')?.totals).toEqual(new Map([['plan-revenue', -3n]]));
});

describe('an account on its wrong side (design 3.11)', () => {
  const turned = 'ledger-account-turned';

  it('is reported after three walks without a pause, then once a day', async () => {
    const { run, found, clock } = walkOf({ micros: 1n });
    await run(100);
    await run(100);
    expect(found).not.toContain(turned);
    await run(100);
    expect(found.filter((name) => name === turned)).toHaveLength(1);
    await run(100);
    clock.now = new Date(start.getTime() + 21 * HOUR);
    await run(100);
    expect(found.filter((name) => name === turned)).toHaveLength(2);
  });

  it('is not reported if a walk saw a reversal but not the posting it reverses', async () => {
    const { run, found, walked, sale } = walkOf({ micros: 1n });
    await run(100);
    sale.micros = -1n;
    await run(100);
    sale.micros = 1n;
    const before = walked.length;
    await run(100);
    expect(walked.slice(before)).toEqual([]);
    expect(found).not.toContain(turned);
  });
});

it('continues where time ran out, with the totals so far', async () => {
  const { run, walked, saved } = walkOf();
  await run(1);
  expect(walked).toEqual(ONE_ROUND);
  expect(saved.get('ledger')).not.toHaveProperty('finishedAt');
  await run(100);
  expect(walked.slice(6)).toEqual(['ledger 1', 'ledger 2']);
  expect(saved.get('ledger')?.totals).toEqual(new Map([['plan-revenue', -3n]]));
});

it('pauses when it is finished, and starts again a day later', async () => {
  const { run, walked, clock, saved } = walkOf();
  await run(100);
  clock.now = new Date(start.getTime() + 19 * HOUR);
  await run(100);
  expect(walked).toHaveLength(8);
  clock.now = new Date(start.getTime() + 21 * HOUR);
  await run(100);
  expect(walked).toHaveLength(16);
  expect(saved.get('ledger')).toMatchObject({ ver: 6, differences: 1 });
});

it('leaves a walk to the run that has checked the same piece', async () => {
  const { run, walked } = walkOf({ loses: true });
  await run(100);
  expect(walked).toEqual(ONE_ROUND);
});

it('walks recent entries daily, and a ledger that takes hours once in four weeks (design 3.11)', async () => {
  const { run, walked, clock, pace } = walkOf();
  pace.ms = HOUR;
  await run(100);
  const timesOf = (walk: string) => walked.filter((piece) => piece === `${walk} start`).length;
  for (let day = 0; day < 26; day++) {
    clock.now = new Date(clock.now.getTime() + 24 * HOUR);
    await run(100);
  }
  expect([timesOf('recent'), timesOf('wallets'), timesOf('ledger')]).toEqual([27, 27, 1]);
  clock.now = new Date(clock.now.getTime() + 24 * HOUR);
  await run(100);
  expect(timesOf('ledger')).toBe(2);
});

it('gives each walk that is due its turn, so that a long one does not hold up the others', async () => {
  const { run, walked } = walkOf({ pieces: 1000 });
  await run(3);
  expect(walked.slice(0, 6)).toEqual(ONE_ROUND);
  expect(walked.slice(6)).toEqual(['ledger 1', 'ledger 2']);
});
