import { type Intent, isPaid } from './intent.ts';
import { heldOn, postingsOf } from './postings-of.ts';
import { revenueBucket } from './revenue-bucket.ts';

/**
 * As what a payment is counted: as one, and with the revenue that is left of it, in all and of its plan. Undefined while its money has not
 * come. Facts only grow, so what was counted once stays so.
 */
export function tallyOfIntent(intent: Intent | undefined): Record<string, bigint> | undefined {
  if (!intent || !isPaid(intent)) return undefined;
  const revenueMicros = -heldOn('plan-revenue', postingsOf(intent));
  return { payments: 1n, revenueMicros, [revenueBucket(intent.sale.plan)]: revenueMicros };
}
