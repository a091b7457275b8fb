import { microsOfCents } from '../../shared/money.ts';
import { keys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import type { PayoutRules } from './payout-rules.ts';

/**
 * A write for the transaction in which a payout is approved: it counts for its day, and is refused when that would be too many, or too much
 * (product 24.12). One item: only the office writes it.
 */
export function dayLimit(
  TableName: string,
  micros: bigint,
  at: Date,
  { PAYOUT_DAY_COUNT, PAYOUT_DAY_DOLLARS }: Pick<PayoutRules, 'PAYOUT_DAY_COUNT' | 'PAYOUT_DAY_DOLLARS'>,
): Write {
  const most = microsOfCents(PAYOUT_DAY_DOLLARS * 100);
  // What a single one may be at most, so that the first of a day is held to it too.
  const rest = most - micros;
  return {
    Update: {
      TableName,
      Key: keys.payoutDay({ day: at.toISOString().slice(0, 10) }),
      UpdateExpression: 'ADD approved :one, micros :micros',
      ConditionExpression:
        rest < 0n ? 'attribute_exists(never)' : 'attribute_not_exists(PK) OR (approved < :most AND micros <= :rest)',
      ExpressionAttributeValues: {
        ':one': 1,
        ':micros': micros,
        ...(rest >= 0n && { ':most': PAYOUT_DAY_COUNT, ':rest': rest }),
      },
    },
  };
}
