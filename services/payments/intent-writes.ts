import { indexKeys, keys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import type { Intent } from './intent.ts';
import { paymentFrom } from './payment-from.ts';

/**
 * Writes everything known about an intent, if nobody has written it since it was read. Items that were stored before
 * facts were recorded have no version.
 */
export function headWrite(tableName: string, before: Intent | undefined, after: Intent): Write {
  const isNew = !before || before.ver === 0;
  const owner = after.sale && { artistId: after.sale.artistId, releaseId: after.sale.releaseId };
  return {
    Put: {
      TableName: tableName,
      Item: { ...keys.intent(after), v: 1, ...owner, ...after },
      ConditionExpression: isNew ? 'attribute_not_exists(ver)' : 'ver = :ver',
      ...(!isNew && { ExpressionAttributeValues: { ':ver': before.ver } }),
    },
  };
}

/** Writes the listed payment, if there is one. The condition of `headWrite` guards this write too. */
export function paymentWrites(tableName: string, intent: Intent): Write[] {
  const payment = paymentFrom(intent);
  if (!payment) return [];
  const { artistId, paidAt, state } = payment;
  const indexed = {
    ...indexKeys.paymentsOfArtist({ artistId, paidAt }),
    ...indexKeys.allPayments({ paidAt }),
    ...indexKeys.paymentsByState({ state, paidAt }),
  };
  return [{ Put: { TableName: tableName, Item: { ...keys.payment(payment), v: 1, ...payment, ...indexed } } }];
}
