import { keys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import type { Payout } from './payout.ts';

/**
 * A write for the transaction of a payout: what of it was earned in the United States counts as paid, so it is taxed once; or it does not
 * any more, because the money is in the balance again. None where nothing was earned there.
 * @param way what had been paid before, as it was read: the write is refused when it is not so any more
 */
export function payoutTaxed(
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
