import { type Intent, isPaid } from './intent.ts';
import { accountBalance, postingsFrom } from './postings-from.ts';
import { revenueBucket } from './revenue-bucket.ts';

/**
 * A payment's contribution to the totals: one payment, and its remaining revenue in total and by plan. Undefined until
 * its money has arrived. Facts are only added, so a payment once counted stays counted.
 */
export function intentTally(intent: Intent | undefined): Record<string, bigint> | undefined {
  if (!intent || !isPaid(intent)) return undefined;
  const revenueMicros = -accountBalance('plan-revenue', postingsFrom(intent));
  return { payments: 1n, revenueMicros, [revenueBucket(intent.sale.plan)]: revenueMicros };
}
