import type { ArtistId } from '../../shared/ids.ts';
import { PaymentView, type PostingView } from '../../shared/payments/payment-view.ts';
import type { Table } from '../platform/table.ts';
import { findIntent } from './find-intent.ts';
import { paymentActions } from './payment-actions.ts';
import { paymentListRepository } from './payment-list-repository.ts';

/** A payment with its postings. */
export type BookedPayment = { payment: PaymentView; postings: PostingView[] };

/** Payments for the artist's data export. */
export const paymentHistoryRepository = (table: Table) => ({
  async ofArtist(artistId: ArtistId): Promise<BookedPayment[]> {
    const history: BookedPayment[] = [];
    for (const payment of await paymentListRepository(table).ofArtist(artistId)) {
      const intent = await findIntent(table)(payment.paymentId, payment);
      history.push({ payment: PaymentView.parse(payment), postings: intent ? paymentActions(intent).postings : [] });
    }
    return history;
  },
});
