import type { ArtistId, PayoutId } from '../../shared/ids.ts';
import { payoutEdges, payoutStates } from '../../shared/payouts/payout-state.ts';
import { anId } from '../../shared/test/builders.ts';
import { walletChanges } from '../ledger/wallet-change.ts';
import { payoutPosting } from './payout-posting.ts';

const payout = { artistId: anId<ArtistId>('a1'), payoutId: anId<PayoutId>('pyo_1'), micros: 5n };
const at = new Date('2026-11-21T10:00:00Z');
const edges = [
  [undefined, 'requested'] as const,
  ...payoutStates.flatMap((from) => payoutEdges[from].map((to) => [from, to] as const)),
];

test('each change of state moves all of the money to its new place (design 3.16)', () => {
  const moved = edges.map(([from, to]) => {
    const { entries } = payoutPosting(payout, { ...(from && { from }), to, at, decision: 'd' });
    const { parts, earned, paidOut } = walletChanges(entries).get('artist:a1') ?? {};
    return [`${from ?? 'none'} > ${to}`, Object.fromEntries(parts ?? []), earned, paidOut];
  });
  expect(moved).toEqual([
    ['none > requested', { available: -5n, requested: 5n }, 0n, 0n],
    ['requested > processing', { requested: -5n, inFlight: 5n }, 0n, 0n],
    ['requested > completed', { requested: -5n }, 0n, 5n],
    ['requested > rejected', { requested: -5n, available: 5n }, 0n, 0n],
    ['requested > cancelled', { requested: -5n, available: 5n }, 0n, 0n],
    ['processing > completed', { inFlight: -5n }, 0n, 5n],
    ['processing > failed', { inFlight: -5n, available: 5n }, 0n, 0n],
    ['completed > returned', { available: 5n }, 0n, -5n],
  ]);
});

test('a payout changes to a state only once, whoever decides (design 3.16)', () => {
  const keyOf = (decision: string) => payoutPosting(payout, { from: 'requested', to: 'completed', at, decision }).key;
  expect(keyOf('one')).toBe(keyOf('other'));
});
