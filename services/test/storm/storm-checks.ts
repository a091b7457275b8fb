import { isOpen } from '../../../shared/payouts/payout-state.ts';
import { earningsRepository } from '../../earnings/earnings-repository.ts';
import type { Balance } from '../../ledger/trial-balance.ts';
import { netMicros, type Payout } from '../../payouts/payout.ts';
import { payoutListRepository } from '../../payouts/payout-list-repository.ts';
import { walletKeys } from '../../platform/keys.ts';
import { persistently } from './faulted-table.ts';
import type { Storm } from './storm.ts';
import type { StormStatements } from './storm-statements.ts';

type Stormed = Pick<Storm, 'table' | 'books' | 'artists'>;

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Checks that open payouts equal the requested and sent amounts, that no artist has two of them, that the office's
 * totals match, and that each artist sees exactly, to the micro-dollar, what their wallet has earned.
 */
export async function artistsDifferences({ table, books, artists }: Stormed): Promise<string[]> {
  const wrong: string[] = [];
  const lists = payoutListRepository(table);
  const payouts: Payout[] = [];
  for (const artistId of artists) {
    const own: Payout[] = [];
    let cursor: string | undefined;
    do {
      const page = await persistently(() => lists.pageOfArtist(artistId, cursor));
      own.push(...page.items);
      cursor = page.next;
    } while (cursor);
    const wallet = await persistently(() => books.wallet(walletKeys.wallet({ artistId })));
    const held = (state: Payout['state']) =>
      sumOf(own.filter((one) => one.state === state).map(({ micros }) => micros));
    if (wallet.requested !== held('requested')) wrong.push(`${artistId}: ${wallet.requested} is asked for`);
    if (wallet.inFlight !== held('processing')) wrong.push(`${artistId}: ${wallet.inFlight} is sent`);
    if (wallet.paidOut !== held('completed')) wrong.push(`${artistId}: ${wallet.paidOut} is paid out`);
    if (own.filter(({ state }) => isOpen(state)).length > 1) wrong.push(`${artistId} has two open payouts`);
    const { months } = await persistently(() => earningsRepository(table).head(artistId, true));
    const earned = sumOf([...months.values()].map(({ micros }) => micros));
    if (earned !== wallet.earned) wrong.push(`${artistId} sees ${earned}, and has earned ${wallet.earned}`);
    payouts.push(...own);
  }
  const open = payouts.filter(({ state }) => isOpen(state));
  const totals = await persistently(() => lists.totals());
  const counted = {
    all: payouts.length,
    pending: open.length,
    pendingMicros: String(sumOf(open.map(netMicros))),
  };
  if (JSON.stringify(totals) !== JSON.stringify(counted)) wrong.push(`the office sees ${JSON.stringify(totals)}`);
  return wrong;
}

/**
 * Checks that suspense contains the shares of unmatched recordings and of undecided parties, and that the platform has
 * its part of every statement that was not reversed.
 */
export async function platformDifferences({ all, tracks, suspense }: StormStatements, balances: readonly Balance[]) {
  let [waits, fee] = [0n, 0n];
  const wrong: string[] = [];
  for (const { statement, postings, state } of all) {
    if (state !== 'posted') continue;
    for (const posting of postings) {
      fee += posting.platformMicros;
      if (posting.to === 'unmatched') waits += posting.micros;
      if (posting.to !== 'suspense') continue;
      const track = tracks.find(({ partyId }) => partyId === posting.payee);
      const named = { statementId: statement.statementId, partyId: track?.partyId as never, n: posting.n };
      const found = await persistently(() => suspense.find(named));
      const isAnswered = track?.agreement.versions[0]?.parties[1]?.state !== 'invited';
      if (found?.state !== (isAnswered ? 'given' : 'waiting')) wrong.push(`${posting.payee} is ${found?.state}`);
      if (found?.state === 'waiting') waits += posting.micros;
    }
  }
  const balanceOf = (account: string) => balances.find((balance) => balance.account === account)?.micros ?? 0n;
  if (balanceOf('suspense') !== waits) wrong.push(`${balanceOf('suspense')} is in suspense, and ${waits} waits`);
  if (balanceOf('platform-fee') !== fee) wrong.push(`the platform has ${balanceOf('platform-fee')}, and not ${fee}`);
  return wrong;
}
