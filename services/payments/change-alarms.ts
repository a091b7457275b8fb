import type { Alarm } from '../platform/alarms.ts';
import type { LogFields } from '../platform/logger.ts';
import type { Intent } from './intent.ts';
import { contradictions, noFacts } from './provider-facts.ts';

/** The alarms that a change raises, each with its message and fields. */
export function changeAlarms(before: Intent | undefined, after: Intent): [Alarm, string, LogFields][] {
  const { sale, facts, paymentId } = after;
  if (!sale) return [];
  const known = before?.facts ?? noFacts;
  const fields = (reason: string): LogFields => ({
    key: paymentId,
    artistId: sale.artistId,
    releaseId: sale.releaseId,
    sessionId: sale.sessionId,
    reason,
  });
  const wasImpossible = before ? contradictions(known, sale.cents) : [];
  const isFailed = (refunds: typeof facts.refunds, id: string) => refunds[id]?.status === 'failed';
  return [
    ...contradictions(facts, sale.cents)
      .filter((name) => !wasImpossible.includes(name))
      .map((name): [Alarm, string, LogFields] => [
        'payment-history-impossible',
        'the provider tells of a payment what cannot be',
        fields(name),
      ]),
    ...Object.keys(facts.disputes)
      .filter((id) => !known.disputes[id])
      .map((id): [Alarm, string, LogFields] => ['payment-disputed', 'a payment is disputed', fields(id)]),
    ...Object.keys(facts.refunds)
      .filter((id) => isFailed(facts.refunds, id) && !isFailed(known.refunds, id))
      .map((id): [Alarm, string, LogFields] => ['refund-failed', 'a refund failed at the provider', fields(id)]),
  ];
}
