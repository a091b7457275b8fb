import type { ArtistId } from '../../shared/ids.ts';
import type { PayoutView } from '../../shared/payouts/payout.ts';
import { jsonEntry } from '../platform/archive-entry.ts';
import { ANONYMOUS_MONEY, type Belongings } from '../platform/belongings.ts';
import type { Table } from '../platform/table.ts';
import { ownPayout } from './payout.ts';
import { payoutListRepository } from './payout-list-repository.ts';
import { payoutMethodRepository } from './payout-method-repository.ts';
import { payoutNamesRepository } from './payout-names-repository.ts';
import { shownMethod } from './stored-method.ts';
import { shownTaxForm } from './tax/stored-tax-form.ts';
import { taxFormRepository } from './tax/tax-form-repository.ts';
import { toBalance } from './to-balance.ts';
import { walletRepository } from './wallet-repository.ts';

/** An artist's balance, payouts, payout methods and tax form. */
export const payoutBelongings: Belongings = {
  async erase({ table }, { artistId }) {
    await payoutNamesRepository(table).forget(artistId);
    await payoutMethodRepository(table).forget(artistId);
    await taxFormRepository(table).forget(artistId);
  },

  kept: { 'WALLET#{artistId}': ANONYMOUS_MONEY },

  async archive({ table, walletTable }, artistId) {
    const balance = toBalance(await walletRepository(walletTable).find(artistId));
    const payouts = await allPayouts(table, artistId);
    const { methods } = await payoutMethodRepository(table).read(artistId);
    const form = await taxFormRepository(table).newest(artistId);
    return [
      jsonEntry('balance.json', balance),
      jsonEntry('payouts.json', { methods: methods.map(shownMethod), payouts, taxForm: form && shownTaxForm(form) }),
    ];
  },

  archiveReadme: {
    'balance.json': 'your balance, in millionths of a dollar',
    'payouts.json': 'your payout methods and tax form, masked, and your payouts with their outcome',
  },
};

/** Reads all payouts, in the format that their artist sees. */
async function allPayouts(table: Table, artistId: ArtistId): Promise<PayoutView[]> {
  const lists = payoutListRepository(table);
  const payouts: PayoutView[] = [];
  let cursor: string | undefined;
  do {
    const page = await lists.pageOfArtist(artistId, cursor);
    payouts.push(...page.items.map(ownPayout));
    cursor = page.next;
  } while (cursor);
  return payouts;
}
