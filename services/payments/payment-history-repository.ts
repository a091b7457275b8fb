import type { ArtistId } from '../../shared/ids.ts';
import { PaymentView, type PostingView } from '../../shared/payments/payment-view.ts';
import type { Table } from '../platform/table.ts';
import { doneWith } from './done-with.ts';
import { findIntent } from './find-intent.ts';
import { paymentListRepository } from './payment-list-repository.ts';

/** A payment, and how it stands in the books. */
export type BookedPayment = { payment: PaymentView; postings: PostingView[] };

/** Payments as their artist takes them along. */
export const paymentHistoryRepository = (table: Table) => ({
  async ofArtist(artistId: ArtistId): Promise<BookedPayment[]> {
    const history: BookedPayment[] = [];
    for (const payment of await paymentListRepository(table).ofArtist(artistId)) {
      const intent = await findIntent(table)(payment.paymentId, payment);
      history.push({ payment: PaymentView.parse(payment), postings: intent ? doneWith(intent).postings : [] });
    }
    return history;
  },
});
