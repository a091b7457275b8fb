import type { ArtistId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { payoutListRepository } from './payout-list-repository.ts';

/** The names and other text that artists entered with their payouts. */
export const payoutNamesRepository = (table: Table) => ({
  /** Removes the text when an account is erased; the payouts remain, without a name (product 19.3). Safe to repeat. */
  async forget(artistId: ArtistId): Promise<void> {
    const lists = payoutListRepository(table);
    let cursor: string | undefined;
    do {
      const page = await lists.pageOfArtist(artistId, cursor);
      for (const payout of page.items) {
        await table.update({
          Key: keys.payout(payout),
          UpdateExpression: 'SET artistName = :none, fullName = :none, #method = :none REMOVE notes, sealed',
          ExpressionAttributeNames: { '#method': 'method' },
          ExpressionAttributeValues: { ':none': '' },
        });
      }
      cursor = page.next;
    } while (cursor);
  },
});
