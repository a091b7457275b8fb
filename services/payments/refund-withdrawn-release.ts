import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { PaymentListRepository } from './payment-list-repository.ts';
import type { Settlement } from './settlement.ts';
import { addWithdrawalRefund, wasNeverExported } from './withdrawal-refund.ts';

type Needs = Pick<Settlement, 'change' | 'giveBack'> & {
  releases: Pick<ReleaseRepository, 'find'>;
  lists: Pick<PaymentListRepository, 'ofRelease'>;
};

/**
 * Refunds in full every payment that counts towards the plan of a withdrawn release (product 11.15). Safe to repeat: a
 * request that was stored is continued here, or by the hourly healing.
 */
export async function refundWithdrawnRelease(
  { releases, lists, change, giveBack }: Needs,
  owned: { artistId: ArtistId; releaseId: ReleaseId },
): Promise<void> {
  const release = await releases.find(owned, { consistent: true });
  if (!wasNeverExported(release)) return;
  for (const { paymentId } of await lists.ofRelease(owned))
    await giveBack(await change(paymentId, (known) => addWithdrawalRefund(known, release)));
}
