import type { Difference } from './invariants.ts';
import type { ReconciliationPiece } from './reconciliation-piece.ts';
import type { Reconciliation, ReconciliationRepository } from './reconciliation-repository.ts';
import { type WalkName, walkNames } from './reconciliation-walks.ts';
import { addToTotals, type Totals, WALKS_TO_CONFIRM, wrongSideAccounts } from './trial-balance.ts';

type Needs = {
  reconciliations: ReconciliationRepository;
  piece: (walk: WalkName, from: string | undefined) => Promise<ReconciliationPiece>;
  /** Called for each difference as it is found. */
  found: (difference: Difference) => void;
  now: () => Date;
  /** Whether there is time for another piece. */
  isTime: () => boolean;
};

/** The number of differences to keep for the office. Each raised an alarm when it was found. */
const MAX_KEPT = 20;

const HOUR_MS = 3600 * 1000;
/** The pause after a walk. A long walk pauses for longer, because almost nothing that it reads ever changes. */
const [REST_MS, LONG_REST_MS] = [20 * HOUR_MS, 27 * 24 * HOUR_MS];
/** The maximum duration of a walk that is repeated daily, in working time. */
const DAILY_MS = 2 * HOUR_MS;

/**
 * How long a walk pauses after it has finished. There is no pause while an account has been found on its wrong side,
 * but not yet in enough walks to be reported.
 */
function restMs(walk: WalkName, { spentMs = 0, turned }: Reconciliation): number {
  if (Object.values(turned).some((walks) => walks < WALKS_TO_CONFIRM)) return 0;
  return walk !== 'recent' && spentMs > DAILY_MS ? LONG_REST_MS : REST_MS;
}

/**
 * Checks the books in pieces while there is time, continuing where the last run ended. The walks that are due take
 * turns, so that a long one does not hold up the others. Postings that arrive during a walk do not distort it: any that
 * are stored behind the current position are checked by the next walk.
 */
export async function reconcile(needs: Needs): Promise<void> {
  let due: WalkName[] = [...walkNames];
  for (let round = 1; due.length > 0; round += 1) {
    const unfinished: WalkName[] = [];
    for (const walk of due) {
      // Every walk that is due makes progress in every run.
      if (round > 1 && !needs.isTime()) return;
      if (await checkPiece(walk, round === 1, needs)) unfinished.push(walk);
    }
    due = unfinished;
  }
}

/**
 * Checks the next piece of a walk.
 * @param begins whether a finished walk may begin again
 * @returns whether there are more pieces
 */
async function checkPiece(walk: WalkName, begins: boolean, needs: Needs): Promise<boolean> {
  const { reconciliations, piece, found, now } = needs;
  let state = await reconciliations.find(walk);
  if (state.finishedAt) {
    const rested = now().getTime() - new Date(state.finishedAt).getTime();
    if (!begins || rested < restMs(walk, state)) return false;
    state = newWalk(state, state.finishedAt);
  }
  const start = now().getTime();
  const { differences, transactions, next } = await piece(walk, state.from);
  const totals = addToTotals(state.totals, transactions);
  const turned = next ? state.turned : countWrongSideWalks(state.turned, totals);
  const confirmed = next
    ? []
    : wrongSideAccounts(totals).filter(({ where }) => (turned[where] ?? 0) >= WALKS_TO_CONFIRM);
  const all = [...differences, ...confirmed];
  for (const difference of all) found(difference);
  const saved: Reconciliation = {
    ver: state.ver + 1,
    spentMs: (state.spentMs ?? 0) + now().getTime() - start,
    totals,
    turned,
    differences: state.differences + all.length,
    found: [...state.found, ...all].slice(0, MAX_KEPT),
    ...(next ? { from: next, ...(state.last && { last: state.last }) } : { finishedAt: now().toISOString() }),
  };
  // A concurrent run has checked this piece, and will continue.
  if (!(await reconciliations.save(walk, saved))) return false;
  return next !== undefined;
}

/** Counts the consecutive walks, including the current one, that found each account on its wrong side. */
const countWrongSideWalks = (before: Reconciliation['turned'], totals: Totals): Reconciliation['turned'] =>
  Object.fromEntries(wrongSideAccounts(totals).map(({ where }) => [where, (before[where] ?? 0) + 1]));

/** Starts a new walk. The last result stays visible until the new walk has finished. */
const newWalk = ({ ver, turned, totals, differences, found }: Reconciliation, finishedAt: string): Reconciliation => ({
  ver,
  turned,
  totals: new Map(),
  differences: 0,
  found: [],
  last: { totals, differences, found, finishedAt },
});
