import type { ArtistId } from '../../shared/ids.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { paymentListRepository } from './payment-list-repository.ts';

/** The names stored with payments: the artist's, and the title of the release. */
export const paymentNamesRepository = (table: Table) => ({
  /** Removes the names when an account is erased; the payments are kept (product 19.3). May be repeated. */
  async forget(artistId: ArtistId): Promise<void> {
    for (const payment of await paymentListRepository(table).ofArtist(artistId)) {
      const ExpressionAttributeValues = { ':none': '' };
      const intent = table.update({
        Key: keys.intent(payment),
        // The new version stops a concurrent change from writing the name back.
        UpdateExpression: 'SET decided.artistName = :none, decided.title = :none, ver = ver + :one',
        ConditionExpression: 'attribute_exists(decided)',
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ':one': 1 },
      });
      // Payments that were stored before facts were recorded have no intent.
      await whenRefused(intent, () => undefined);
      await table.update({
        Key: keys.payment(payment),
        UpdateExpression: 'SET artistName = :none, title = :none',
        ExpressionAttributeValues,
      });
    }
  },
});
