import { keys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import type { Payout } from './payout.ts';

/**
 * A write for the transaction of a payout: adds its US earnings to those already paid, so that they are taxed only
 * once, or subtracts them when the money returns to the balance. Empty if there are none.
 * @param way includes the amount paid before, as it was read: the write fails if it has changed
 */
export function taxedEarningsWrites(
  TableName: string,
  { artistId, tax }: Pick<Payout, 'artistId' | 'tax'>,
  way: { before: bigint } | 'back',
): Write[] {
  const usMicros = BigInt(tax?.usMicros ?? 0);
  if (usMicros === 0n) return [];
  const update = { TableName, Key: keys.payoutTaxed({ artistId }), UpdateExpression: 'ADD usMicros :us' };
  if (way === 'back') return [{ Update: { ...update, ExpressionAttributeValues: { ':us': -usMicros } } }];
  const { before } = way;
  const ConditionExpression =
    before === 0n ? 'attribute_not_exists(usMicros) OR usMicros = :before' : 'usMicros = :before';
  return [
    { Update: { ...update, ConditionExpression, ExpressionAttributeValues: { ':us': usMicros, ':before': before } } },
  ];
}
