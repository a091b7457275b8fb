import { microsOfCents } from '../../shared/money.ts';
import { keys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import type { PayoutRules } from './payout-rules.ts';

/**
 * A write for the transaction that approves a payout: adds the payout to its day's totals, and fails above the daily
 * number or sum (product 24.12). One item suffices, because only the office writes it.
 */
export function dayLimit(
  TableName: string,
  micros: bigint,
  at: Date,
  { PAYOUT_DAY_COUNT, PAYOUT_DAY_DOLLARS }: Pick<PayoutRules, 'PAYOUT_DAY_COUNT' | 'PAYOUT_DAY_DOLLARS'>,
): Write {
  const most = microsOfCents(PAYOUT_DAY_DOLLARS * 100);
  // Applies the daily sum to the first payout of a day, too.
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
