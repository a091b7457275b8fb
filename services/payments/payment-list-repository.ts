import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import type { Payment } from './payment.ts';
import { readPayment } from './read-payment.ts';

/** Payments as their artist has them: all of them, in the order of their releases. */
export const paymentListRepository = (table: Table) => ({
  async ofArtist(artistId: ArtistId): Promise<Payment[]> {
    const { PK } = keys.payment({ artistId, releaseId: NO_RELEASE, paymentId: '' });
    return (await table.partition(PK, { consistent: true })).map(readPayment);
  },
});

/** Payments stand in their artist's partition: whichever the release, it is the same. */
const NO_RELEASE = '' as ReleaseId;
