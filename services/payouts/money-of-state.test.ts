import type { ArtistId, PayoutId } from '../../shared/ids.ts';
import { payoutEdges, payoutStates } from '../../shared/payouts/payout-state.ts';
import { anId } from '../../shared/test/builders.ts';
import { walletChanges } from '../ledger/wallet-change.ts';
import { payoutPosting } from './money-of-state.ts';

const payout = { artistId: anId<ArtistId>('a1'), payoutId: anId<PayoutId>('pyo_1'), micros: 5n };
const at = new Date('2026-11-21T10:00:00Z');
const edges = [
  [undefined, 'requested'] as const,
  ...payoutStates.flatMap((from) => payoutEdges[from].map((to) => [from, to] as const)),
];

test('each edge moves all of the money, from where it was to where it is then (design 3.16)', () => {
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

test('a payout comes into a state once, whoever decides it (design 3.16)', () => {
  const keyOf = (decision: string) => payoutPosting(payout, { from: 'requested', to: 'completed', at, decision }).key;
  expect(keyOf('one')).toBe(keyOf('other'));
});
