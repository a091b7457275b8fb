import { jsonEntry } from '../platform/archive-entry.ts';
import type { Belongings } from '../platform/belongings.ts';
import { paymentHistoryRepository } from './payment-history-repository.ts';
import { paymentNamesRepository } from './payment-names-repository.ts';

export const paymentBelongings: Belongings = {
  erase: ({ table }, { artistId }) => paymentNamesRepository(table).forget(artistId),

  async archive({ table }, artistId) {
    const payments = await paymentHistoryRepository(table).ofArtist(artistId);
    return [
      jsonEntry(
        'payments.json',
        payments.map(({ payment }) => payment),
      ),
      jsonEntry(
        'ledger.json',
        payments.flatMap(({ postings }) => postings),
      ),
    ];
  },

  archiveReadme: {
    'payments.json': 'your payments and refunds',
    'ledger.json': 'how each payment is booked in our ledger, in millionths of a dollar',
  },
};
