import * as z from 'zod';
import { IsoTime } from '../../shared/ids.ts';

const Cents = z.number().int();

/** A refund at the provider. It is given as soon as the provider has taken it on, and may fail days later. */
const Refund = z.object({
  cents: Cents,
  at: IsoTime,
  status: z.enum(['given', 'failed']),
  /** Which of our requests it answers; none of one that was made in the provider's dashboard. */
  requestId: z.string().optional(),
});
/** The cardholder's bank has taken the money, until it decides. */
const Dispute = z.object({ cents: Cents, at: IsoTime, wonAt: IsoTime.optional(), lostAt: IsoTime.optional() });
/** What the provider takes for itself. */
const Fee = z.object({ cents: Cents, at: IsoTime });

/**
 * What the provider has said of a payment intent. Facts only grow: each is there or not, and none takes another back. So whatever comes
 * first, late or twice, the same facts remain (design 3.12). Refunds, disputes and fees stand under the provider's ids of them.
 */
export const Facts = z.object({
  /** The checkout ended with a payment, which may still be on its way. */
  completed: z.literal(true).optional(),
  /** The money came, by this session. */
  paid: z.object({ sessionId: z.string(), at: IsoTime }).optional(),
  /** Another session says so too, which cannot be. */
  paidAgain: z.literal(true).optional(),
  /** Nobody can pay it any more: the checkout ran out, or a delayed means of payment failed. */
  ended: z.enum(['expired', 'failed']).optional(),
  refunds: z.record(z.string(), Refund).default({}),
  disputes: z.record(z.string(), Dispute).default({}),
  fees: z.record(z.string(), Fee).default({}),
});
export type Facts = z.infer<typeof Facts>;

/** What one event, or one answer, says. */
export type NewFacts = Partial<Facts>;

export const noFacts: Facts = { refunds: {}, disputes: {}, fees: {} };

/** All that two tellings say. What is known already stays as it is; the rest is added. */
export function joinFacts(known: Facts, told: NewFacts): Facts {
  const paid = known.paid ?? told.paid;
  const paidAgain = known.paidAgain ?? told.paidAgain ?? (isOther(known.paid, told.paid) || undefined);
  const completed = known.completed ?? told.completed;
  const ended = known.ended ?? told.ended;
  return {
    ...(completed && { completed }),
    ...(paid && { paid }),
    ...(paidAgain && { paidAgain }),
    ...(ended && { ended }),
    refunds: joined(known.refunds, told.refunds, (a, b) => ({
      ...b,
      ...a,
      status: a.status === 'failed' || b.status === 'failed' ? 'failed' : 'given',
    })),
    disputes: joined(known.disputes, told.disputes, (a, b) => ({ ...b, ...a })),
    fees: joined(known.fees, told.fees, (a) => a),
  };
}

const isOther = (a: Facts['paid'], b: Facts['paid']): boolean =>
  a !== undefined && b !== undefined && a.sessionId !== b.sessionId;

function joined<T>(known: Record<string, T>, told: Record<string, T> = {}, join: (a: T, b: T) => T) {
  const all = { ...told, ...known };
  return Object.fromEntries(
    Object.entries(all).map(([id, fact]) => [id, known[id] && told[id] ? join(known[id], told[id]) : fact]),
  ) as Record<string, T>;
}

/** What no history of a payment can have; somebody has to look at one that does (product 10.23). */
export function impossibleIn({ completed, paid, paidAgain, ended, refunds, disputes }: Facts, cents: number): string[] {
  const given = Object.values(refunds).filter(({ status }) => status === 'given');
  return [
    ...(paid && ended ? [`paid-and-${ended}`] : []),
    ...(completed && ended === 'expired' && !paid ? ['completed-and-expired'] : []),
    ...(paidAgain ? ['paid-by-two-sessions'] : []),
    ...(given.reduce((sum, refund) => sum + refund.cents, 0) > cents ? ['refunded-more-than-paid'] : []),
    ...(Object.values(disputes).some(({ wonAt, lostAt }) => wonAt && lostAt) ? ['dispute-won-and-lost'] : []),
  ];
}
