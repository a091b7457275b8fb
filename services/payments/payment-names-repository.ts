import type { ArtistId } from '../../shared/ids.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { paymentListRepository } from './payment-list-repository.ts';

/** The names that payments were made under. */
export const paymentNamesRepository = (table: Table) => ({
  /** Payments stay when their account ends, and name nobody any more (product 19.3). May be repeated. */
  async forget(artistId: ArtistId): Promise<void> {
    for (const payment of await paymentListRepository(table).ofArtist(artistId)) {
      const ExpressionAttributeValues = { ':none': '' };
      const intent = table.update({
        Key: keys.intent(payment),
        // Who has read it with the name writes it back no more.
        UpdateExpression: 'SET decided.artistName = :none, ver = ver + :one',
        ConditionExpression: 'attribute_exists(decided)',
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ':one': 1 },
      });
      // One of before there were facts has none.
      await whenRefused(intent, () => undefined);
      await table.update({
        Key: keys.payment(payment),
        UpdateExpression: 'SET artistName = :none',
        ExpressionAttributeValues,
      });
    }
  },
});
