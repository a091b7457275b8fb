import type { ArtistId } from '../../../shared/ids.ts';
import { microsOfCents } from '../../../shared/money.ts';
import { payoutEdges } from '../../../shared/payouts/payout-state.ts';
import { newId } from '../../../shared/test/builders.ts';
import type { Payout } from '../../payouts/payout.ts';
import { payoutRepository } from '../../payouts/payout-repository.ts';
import { walletKeys } from '../../platform/keys.ts';
import { aPayout } from '../earnings.ts';
import { outcomeOf, persistently } from './faulted-table.ts';
import type { Storm } from './storm.ts';

const refusals: readonly string[] = ['done', 'payout-open', 'balance-changed', 'payout-decided'];

/**
 * Makes and decides payouts as the product does, sometimes twice at the same time, by people who retry when they get no
 * reply.
 */
export function stormPayouts({ table, tables, books, random, pick, artistOf, wrong }: Storm) {
  const payouts = payoutRepository(table, tables);
  const made: Pick<Payout, 'artistId' | 'payoutId'>[] = [];
  /** How many times a payout was reported to have left a state. */
  const left = new Map<string, number>();
  const expected = (end: string, what: string) => {
    if (!refusals.includes(end)) wrong.push(`${what}: ${end}`);
    return end;
  };

  return {
    made,

    async request(): Promise<void> {
      const artistId: ArtistId = artistOf();
      const { available } = await persistently(() => books.wallet(walletKeys.wallet({ artistId })));
      // Occasionally requests more than the balance.
      const cents = available / microsOfCents(1) + (random() < 0.1 ? 1n : 0n);
      if (cents <= 0n) return;
      const ask = async () => {
        const payout = aPayout({ artistId, micros: cents * microsOfCents(1) });
        const end = expected(await outcomeOf(() => payouts.request(payout)), 'a request');
        if (end === 'done') made.push(payout);
        return end;
      };
      const ends = await Promise.all(random() < 0.2 ? [ask(), ask()] : [ask()]);
      if (ends.filter((end) => end === 'done').length > 1) wrong.push(`${artistId} has two payouts`);
    },

    async move(): Promise<void> {
      const name = pick(made);
      const before = name && (await persistently(() => payouts.find(name)));
      if (!before) return;
      const to = pick(payoutEdges[before.state] as readonly Payout['state'][]);
      if (!to) return;
      const decide = async () => {
        const processedAt = new Date().toISOString();
        const become = { state: random() < 0.8 ? to : pick(payoutEdges[before.state] as readonly Payout['state'][]) };
        const change = { ...become, processedAt, decision: newId('request') };
        const end = expected(
          await outcomeOf(() => payouts.become(before, change)),
          `${before.state} > ${change.state}`,
        );
        if (end !== 'done') return;
        const edge = `${before.payoutId} ${before.state}`;
        left.set(edge, (left.get(edge) ?? 0) + 1);
        if ((left.get(edge) ?? 0) > 1) wrong.push(`${edge} was left twice`);
      };
      await Promise.all(random() < 0.3 ? [decide(), decide()] : [decide()]);
    },
  };
}
