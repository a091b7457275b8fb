import * as z from 'zod';
import { IsoTime } from '../../shared/ids.ts';

const Cents = z.number().int();

/** A refund at the provider. It is effective once the provider has accepted it, and may still fail days later. */
const Refund = z.object({
  cents: Cents,
  at: IsoTime,
  status: z.enum(['given', 'failed']),
  /** Our request that caused the refund; undefined for a refund made in the provider's dashboard. */
  requestId: z.string().optional(),
});
/** A dispute: the cardholder's bank holds the money until it decides. */
const Dispute = z.object({ cents: Cents, at: IsoTime, wonAt: IsoTime.optional(), lostAt: IsoTime.optional() });
/** The provider's own fee. */
const Fee = z.object({ cents: Cents, at: IsoTime });

/**
 * The facts that the provider has reported about a payment intent. Facts are only added, never removed, so the result
 * is the same even if reports arrive out of order, late or twice (design 3.12). Refunds, disputes and fees are stored
 * under the provider's ids.
 */
export const Facts = z.object({
  /** The checkout was completed with a payment, which may still be in transit. */
  completed: z.literal(true).optional(),
  /** The money arrived through this session. */
  paid: z.object({ sessionId: z.string(), at: IsoTime }).optional(),
  /** A different session also reports a payment, which should be impossible. */
  paidAgain: z.literal(true).optional(),
  /** The intent can no longer be paid: the checkout expired, or a delayed payment failed. */
  ended: z.enum(['expired', 'failed']).optional(),
  refunds: z.record(z.string(), Refund).default({}),
  disputes: z.record(z.string(), Dispute).default({}),
  fees: z.record(z.string(), Fee).default({}),
});
export type Facts = z.infer<typeof Facts>;

/** The facts in one event or reply. */
export type NewFacts = Partial<Facts>;

export const noFacts: Facts = { refunds: {}, disputes: {}, fees: {} };

/** Merges two reports. Known facts stay unchanged; new ones are added. */
export function mergeFacts(known: Facts, reported: NewFacts): Facts {
  const paid = known.paid ?? reported.paid;
  const paidAgain = known.paidAgain ?? reported.paidAgain ?? (isDifferent(known.paid, reported.paid) || undefined);
  const completed = known.completed ?? reported.completed;
  const ended = known.ended ?? reported.ended;
  return {
    ...(completed && { completed }),
    ...(paid && { paid }),
    ...(paidAgain && { paidAgain }),
    ...(ended && { ended }),
    refunds: mergeById(known.refunds, reported.refunds, (a, b) => ({
      ...b,
      ...a,
      status: a.status === 'failed' || b.status === 'failed' ? 'failed' : 'given',
    })),
    disputes: mergeById(known.disputes, reported.disputes, (a, b) => ({ ...b, ...a })),
    fees: mergeById(known.fees, reported.fees, (a) => a),
  };
}

const isDifferent = (a: Facts['paid'], b: Facts['paid']): boolean =>
  a !== undefined && b !== undefined && a.sessionId !== b.sessionId;

function mergeById<T>(known: Record<string, T>, reported: Record<string, T> = {}, join: (a: T, b: T) => T) {
  const all = { ...reported, ...known };
  return Object.fromEntries(
    Object.entries(all).map(([id, fact]): [string, T] => [
      id,
      known[id] && reported[id] ? join(known[id], reported[id]) : fact,
    ]),
  );
}

/** Finds facts that contradict each other, so that a person can look into them (product 10.23). */
export function contradictions(
  { completed, paid, paidAgain, ended, refunds, disputes }: Facts,
  cents: number,
): string[] {
  const made = Object.values(refunds).filter(({ status }) => status === 'given');
  return [
    ...(paid && ended ? [`paid-and-${ended}`] : []),
    ...(completed && ended === 'expired' && !paid ? ['completed-and-expired'] : []),
    ...(paidAgain ? ['paid-by-two-sessions'] : []),
    ...(made.reduce((sum, refund) => sum + refund.cents, 0) > cents ? ['refunded-more-than-paid'] : []),
    ...(Object.values(disputes).some(({ wonAt, lostAt }) => wonAt && lostAt) ? ['dispute-won-and-lost'] : []),
  ];
}
