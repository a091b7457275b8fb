import type { Alarm } from '../platform/alarms.ts';
import type { LogFields } from '../platform/logger.ts';
import { impossibleIn, noFacts } from './facts.ts';
import type { Intent } from './intent.ts';

/** What a change makes known that a person has to hear of: its alarm, what the line says, and its fields. */
export function alarmsOf(before: Intent | undefined, after: Intent): [Alarm, string, LogFields][] {
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
  const wasImpossible = before ? impossibleIn(known, sale.cents) : [];
  const isFailed = (refunds: typeof facts.refunds, id: string) => refunds[id]?.status === 'failed';
  return [
    ...impossibleIn(facts, sale.cents)
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
