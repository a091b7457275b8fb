import type { AccountBalance, Books, BooksCheck } from '../../shared/books/books.ts';
import { houseAccounts, rowOf } from '../ledger/chart-of-accounts.ts';
import type { Reconciliation } from '../ledger/reconciliation-repository.ts';
import type { WalkName } from '../ledger/reconciliation-walks.ts';
import type { Totals } from '../ledger/trial-balance.ts';

/** The result of the last finished pass, even while the next one is in progress. */
const finished = ({ finishedAt, totals, differences, found, last }: Reconciliation) =>
  finishedAt ? { finishedAt, totals, differences, found } : last;

/** The balance of every account in the chart and of each store, even if it is zero. */
function trialBalanceLines(totals: Totals): AccountBalance[] {
  const owned = [...totals.keys()].filter((account) => !houseAccounts.includes(account));
  return [...houseAccounts, ...owned.sort()].map((account) => {
    const { normal, holds } = rowOf(account);
    return { account, normal, holds, amountMicros: String(totals.get(account) ?? 0n) };
  });
}

function booksCheck(part: WalkName, walk: Reconciliation): BooksCheck {
  const { finishedAt, differences = 0, found = [] } = finished(walk) ?? {};
  return {
    part,
    ...(finishedAt && { finishedAt }),
    isUnderWay: walk.ver > 0 && !walk.finishedAt,
    differences,
    found: found.map(({ invariant, where }) => ({ what: invariant, where })),
  };
}

/** Sums up the books from the results of the last passes, without reading the ledger itself. */
export function summarizeBooks(walks: ReadonlyMap<WalkName, Reconciliation>): Books {
  const ledger = walks.get('ledger');
  const { finishedAt, totals = new Map() } = (ledger && finished(ledger)) ?? {};
  return {
    ...(finishedAt && { asOf: finishedAt }),
    balances: trialBalanceLines(totals),
    checks: [...walks].map(([part, walk]) => booksCheck(part, walk)),
  };
}
