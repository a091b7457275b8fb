import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { OpenCheckout } from '../../shared/releases/release.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { closeCheckoutWrite, openCheckoutWrite, throwCheckoutProblem } from '../releases/writes/checkout-writes.ts';
import { Checkout } from './payment.ts';

/** Stores checkout sessions, and each release's open checkout. */
export const checkoutRepository = (table: Table) => ({
  async find(sessionId: string): Promise<Checkout | undefined> {
    const item = await table.get(keys.checkout({ sessionId }), { consistent: true });
    return item && Checkout.parse(item);
  },

  /**
   * Opens a checkout for a release, if the release is unchanged since it was read. From then on the release can be paid
   * for, and cannot be deleted. The same checkout may be opened again.
   * @param also further writes for the same transaction
   * @throws Problem `release-changed` if the release has changed since it was read; `release-not-found`
   */
  async open(
    checkout: Checkout,
    { rev, open }: { rev: number; open: OpenCheckout },
    also: readonly Write[] = [],
  ): Promise<void> {
    const { sessionId, createdAt } = checkout;
    const write = table.transact([
      { Put: { TableName: table.name, Item: { ...keys.checkout({ sessionId }), v: 1, ...checkout } } },
      openCheckoutWrite(table.name, checkout, { rev, open, at: new Date(createdAt) }),
      ...also,
    ]);
    await whenRefused(write, (refused) => {
      if (refused.index > 1) throw refused.error;
      throwCheckoutProblem(refused, open);
    });
  },

  /**
   * Clears the release's open checkout once it can no longer be paid. Does nothing if the release has a different
   * checkout, or none.
   */
  async close(owned: { artistId: ArtistId; releaseId: ReleaseId }, sessionId: string): Promise<void> {
    const write = table.update(closeCheckoutWrite(table.name, owned, sessionId).Update);
    await whenRefused(write, () => undefined);
  },
});

export type CheckoutRepository = ReturnType<typeof checkoutRepository>;
