import type { ArtistId } from '../../../../shared/ids.ts';
import { payoutRequestsMessage } from '../../data/payouts/messages.ts';
import { usePayoutsOfArtist } from '../../data/payouts/queries.ts';
import { payoutsOfArtistColumns } from './payout-columns.tsx';
import { PayoutList } from './payout-list.tsx';

/** One artist's payouts, for the office. */
export const PayoutsOfArtist = ({ artistId }: { artistId: ArtistId }) => (
  <PayoutList
    columns={payoutsOfArtistColumns}
    loaded={usePayoutsOfArtist(artistId)}
    failed={(error) => `Failed to fetch payout requests. ${payoutRequestsMessage(error)}`}
    none="No payout requests yet."
  />
);
