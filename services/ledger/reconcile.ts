import type { Difference } from './invariants.ts';
import type { Reconciliation, ReconciliationRepository } from './reconciliation-repository.ts';
import { type Piece, type WalkName, walkNames } from './reconciliation-walks.ts';
import { addToTotals, type Totals, turnedAccounts, WALKS_TO_CONFIRM } from './trial-balance.ts';

type Needs = {
  reconciliations: ReconciliationRepository;
  piece: (walk: WalkName, from: string | undefined) => Promise<Piece>;
  /** Called for each difference as it is found. */
  found: (difference: Difference) => void;
  now: () => Date;
  /** Whether there is time for another piece. */
  isTime: () => boolean;
};

/** The number of differences kept for the office. Each raised an alarm when it was found. */
const MAX_KEPT = 20;

/**
 * How long to wait after a finished walk. There is no wait if an account is on its wrong side, but not yet in enough
 * walks to be reported.
 */
const REST_MS = 20 * 3600 * 1000;

/**
 * Checks the books in pieces while there is time, continuing where the last run ended. Postings that arrive during a
 * walk do not distort it: the next walk checks those that were stored behind the current position.
 */
export async function reconcile(needs: Needs): Promise<void> {
  for (const walk of walkNames) await continueWalk(walk, needs);
}

async function continueWalk(walk: WalkName, { reconciliations, piece, found, now, isTime }: Needs): Promise<void> {
  let state = await reconciliations.find(walk);
  const isConfirmed = Object.values(state.turned).every((walks) => walks >= WALKS_TO_CONFIRM);
  if (state.finishedAt && isConfirmed && now().getTime() - new Date(state.finishedAt).getTime() < REST_MS) return;
  if (state.finishedAt) state = restarted(state, state.finishedAt);
  do {
    const { differences, transactions, next } = await piece(walk, state.from);
    const totals = addToTotals(state.totals, transactions);
    const turned = next ? state.turned : countTurned(state.turned, totals);
    const confirmed = next
      ? []
      : turnedAccounts(totals).filter(({ where }) => (turned[where] ?? 0) >= WALKS_TO_CONFIRM);
    const all = [...differences, ...confirmed];
    for (const difference of all) found(difference);
    const saved: Reconciliation = {
      ver: state.ver + 1,
      totals,
      turned,
      differences: state.differences + all.length,
      found: [...state.found, ...all].slice(0, MAX_KEPT),
      ...(next ? { from: next, ...(state.last && { last: state.last }) } : { finishedAt: now().toISOString() }),
    };
    // A concurrent run has checked this piece and continues.
    if (!(await reconciliations.save(walk, saved))) return;
    state = saved;
  } while (state.from && isTime());
}

/** Counts the consecutive walks, including the current one, that found each account on its wrong side. */
const countTurned = (before: Reconciliation['turned'], totals: Totals): Reconciliation['turned'] =>
  Object.fromEntries(turnedAccounts(totals).map(({ where }) => [where, (before[where] ?? 0) + 1]));

/** Starts a new walk. The last result stays visible until the new walk has finished. */
const restarted = (
  { ver, turned, totals, differences, found }: Reconciliation,
  finishedAt: string,
): Reconciliation => ({
  ver,
  turned,
  totals: new Map(),
  differences: 0,
  found: [],
  last: { totals, differences, found, finishedAt },
});
