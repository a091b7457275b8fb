import type { Difference } from './invariants.ts';
import type { Reconciliation, ReconciliationRepository } from './reconciliation-repository.ts';
import { addedTo, type Totals, TURNED_WALKS, turnedAccounts } from './trial-balance.ts';
import { type Piece, type WalkName, walkNames } from './walks.ts';

type Needs = {
  reconciliations: ReconciliationRepository;
  piece: (walk: WalkName, from: string | undefined) => Promise<Piece>;
  /** Told of each difference when it is found. */
  found: (difference: Difference) => void;
  now: () => Date;
  /** Whether there is time for another piece. */
  isTime: () => boolean;
};

/** Differences that are kept for whoever looks at the books; each of them was told when it was found. */
const MOST_KEPT = 20;

/** A finished walk begins again after so long: at once where it found an account turned, and not often enough to say so. */
const REST_MS = 20 * 3600 * 1000;

/**
 * Walks the books in pieces, as far as there is time, and goes on where the last run ended. What a walk says holds however many postings
 * arrive meanwhile; what arrives behind it is for the next walk.
 */
export async function reconcile(needs: Needs): Promise<void> {
  for (const walk of walkNames) await goOn(walk, needs);
}

async function goOn(walk: WalkName, { reconciliations, piece, found, now, isTime }: Needs): Promise<void> {
  let state = await reconciliations.find(walk);
  const isSure = Object.values(state.turned).every((walks) => walks >= TURNED_WALKS);
  if (state.finishedAt && isSure && now().getTime() - new Date(state.finishedAt).getTime() < REST_MS) return;
  if (state.finishedAt) state = begunAnew(state, state.finishedAt);
  do {
    const { differences, transactions, next } = await piece(walk, state.from);
    const totals = addedTo(state.totals, transactions);
    const turned = next ? state.turned : turnedAgain(state.turned, totals);
    const sure = next ? [] : turnedAccounts(totals).filter(({ where }) => (turned[where] ?? 0) >= TURNED_WALKS);
    const all = [...differences, ...sure];
    for (const difference of all) found(difference);
    const done: Reconciliation = {
      ver: state.ver + 1,
      totals,
      turned,
      differences: state.differences + all.length,
      found: [...state.found, ...all].slice(0, MOST_KEPT),
      ...(next ? { from: next, ...(state.last && { last: state.last }) } : { finishedAt: now().toISOString() }),
    };
    // Another run has walked this piece: it goes on.
    if (!(await reconciliations.save(walk, done))) return;
    state = done;
  } while (state.from && isTime());
}

/** How many walks have found each account turned, with the one that comes to these sums. */
const turnedAgain = (before: Reconciliation['turned'], totals: Totals): Reconciliation['turned'] =>
  Object.fromEntries(turnedAccounts(totals).map(({ where }) => [where, (before[where] ?? 0) + 1]));

/** What it said stays to be looked at until it is finished again. */
const begunAnew = (
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
