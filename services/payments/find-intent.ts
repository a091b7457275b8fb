import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { Intent, Sale } from './intent.ts';
import { intentFromPayment, readPayment } from './read-payment.ts';

/** An intent that was stored before facts were recorded names only its owner. */
const Owned = Sale.pick({ artistId: true, releaseId: true });

/**
 * Reads everything known about a payment intent, with consistent reads.
 * @param sale the expected sale, by which an intent stored before facts were recorded is found
 */
export const findIntent =
  (table: Table) =>
  async (paymentId: string, sale?: Pick<Sale, 'artistId' | 'releaseId'>): Promise<Intent | undefined> => {
    const item = await table.get(keys.intent({ paymentId }), { consistent: true });
    if (item && 'facts' in item) return Intent.parse(item);
    const owned = item ? Owned.parse(item) : sale;
    if (!owned) return undefined;
    const { artistId, releaseId } = owned;
    const stored = await table.get(keys.payment({ artistId, releaseId, paymentId }), { consistent: true });
    return stored && intentFromPayment(readPayment(stored));
  };
