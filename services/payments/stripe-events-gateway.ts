import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import * as z from 'zod';
import { IsoTime } from '../../shared/ids.ts';
import { isListed } from '../../shared/is-listed.ts';
import { isKeyOf } from '../../shared/typed-record.ts';
import { CardPayout } from './card-payout.ts';
import type { EventContent, ProviderEvent } from './provider-event.ts';
import { Facts, type NewFacts } from './provider-facts.ts';
import { toProviderSession } from './stripe-session-gateway.ts';

const sessionEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'checkout.session.async_payment_failed',
] as const;
const refundEvents = ['refund.created', 'refund.updated', 'refund.failed'] as const;
const disputeEvents = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;
const chargeEvents = ['charge.succeeded', 'charge.updated'] as const;
const payoutEvents = ['payout.paid', 'payout.failed'] as const;

/**
 * The types of events that we handle: the operator configures Stripe to send them (docs/deploy.md), and healing
 * requests them.
 */
export const eventTypes = [
  ...sessionEvents,
  ...refundEvents,
  ...disputeEvents,
  ...chargeEvents,
  ...payoutEvents,
] as const;

const isEvent = <const T extends Stripe.Event['type']>(
  types: readonly T[],
  event: Stripe.Event,
): event is Extract<Stripe.Event, { type: T }> => isListed(types, event.type);

const Word = z.string().min(1).max(255);
/** The required shape of the parts of an event that we store. A later version of Stripe's API may differ. */
const Readable = z.object({
  eventId: Word,
  at: IsoTime,
  objectId: Word,
  paymentId: Word.nullable(),
  cents: z.number().int().nullable(),
  currency: Word.nullable(),
  of: z.union([
    z.object({ kind: z.literal('session') }),
    z.object({ kind: z.literal('charge'), balanceTransactionId: Word }),
    z.object({ kind: z.literal('facts'), facts: Facts.partial() }),
    z.object({ kind: z.literal('payout'), payout: CardPayout, balanceTransactionIds: z.array(Word) }),
  ]),
});

/**
 * Reads an event of a type that we handle. If a part is missing or has an unexpected format, the event is unreadable,
 * and none of it is applied.
 * @returns undefined for an event that does not concern us
 * @param isLive whether our key is for live mode
 */
export function providerEvent(
  event: Stripe.Event,
  { isLive, now }: { isLive: boolean; now: Date },
): ProviderEvent | undefined {
  if (!isListed(eventTypes, event.type)) return undefined;
  try {
    const content = readContent(event);
    if (!content) return undefined;
    const foreign = event.account ? 'account' : event.livemode === isLive ? null : 'mode';
    const read = { ...content, eventId: event.id, type: event.type, at: isoTime(event.created), foreign } as const;
    if (Readable.safeParse(read).success) return read;
  } catch (error) {
    // A part is missing, or a time is invalid.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
  }
  return unreadable(event, now);
}

/**
 * Keeps an unreadable event under its own id or, if it has none, under one that is the same whenever the event is sent
 * again.
 */
function unreadable(event: Stripe.Event, now: Date): ProviderEvent {
  const hash = createHash('sha256').update(JSON.stringify(event)).digest('hex');
  const eventId = Word.safeParse(event.id).data ?? `unreadable_${hash}`;
  return {
    eventId,
    type: event.type,
    at: now.toISOString(),
    ...{ objectId: eventId, paymentId: null, cents: null, currency: null, foreign: null },
    of: { kind: 'unreadable' },
  };
}

type EventFacts = Pick<ProviderEvent, 'objectId' | 'paymentId' | 'cents' | 'currency'> & { of: EventContent };

function readContent(event: Stripe.Event): EventFacts | undefined {
  const at = () => isoTime(event.created);
  if (isEvent(sessionEvents, event)) return readSession(event.type, event.data.object);
  if (isEvent(refundEvents, event)) return readRefund(event.data.object);
  if (isEvent(disputeEvents, event)) return readDispute(event.data.object, at());
  if (isEvent(chargeEvents, event)) return readCharge(event.data.object);
  if (isEvent(payoutEvents, event)) return readPayout(event.type, event.data.object, at());
  return undefined;
}

const sessionEndings = {
  'checkout.session.expired': 'expired',
  'checkout.session.async_payment_failed': 'failed',
} as const;

function readSession(type: (typeof sessionEvents)[number], object: Stripe.Checkout.Session): EventFacts {
  const session = toProviderSession(object);
  const ended = isKeyOf(sessionEndings, type) ? sessionEndings[type] : undefined;
  return {
    objectId: session.id,
    paymentId: session.paymentIntentId,
    cents: session.cents,
    currency: session.currency,
    of: { kind: 'session', session, ...(ended && { ended }) },
  };
}

const readRefund = (refund: Stripe.Refund): EventFacts => ({
  ...money(refund),
  of: { kind: 'facts', facts: refundFacts(refund) },
});

/** The facts about a refund in an event or a reply. */
export function refundFacts({ id, amount, created, status, metadata }: Stripe.Refund): NewFacts {
  const requestId = metadata?.requestId;
  const isFailed = status === 'failed' || status === 'canceled';
  const refund = {
    cents: amount,
    at: isoTime(created),
    status: isFailed ? ('failed' as const) : ('given' as const),
    ...(requestId && { requestId }),
  };
  return { refunds: { [id]: refund } };
}

/** A bank's inquiry does not take any money, so it is not a dispute yet. */
const isInquiry = (status: string): boolean => status.startsWith('warning_') || status === 'prevented';

function readDispute(dispute: Stripe.Dispute, at: string): EventFacts {
  const { id, amount, created, status, balance_transactions = [] } = dispute;
  const report = {
    cents: amount,
    at: isoTime(created),
    ...(status === 'won' && { wonAt: at }),
    ...(status === 'lost' && { lostAt: at }),
  };
  const fees = balance_transactions.flatMap(({ id: feeId, fee, created: feeAt }) =>
    fee === 0 ? [] : [[feeId, { cents: fee, at: isoTime(feeAt) }] as const],
  );
  const facts = isInquiry(status) ? {} : { disputes: { [id]: report }, fees: Object.fromEntries(fees) };
  return { ...money(dispute), of: { kind: 'facts', facts } };
}

/** The fee is known once there is a balance transaction, possibly later than the payment. */
function readCharge(charge: Stripe.Charge): EventFacts | undefined {
  const balanceTransactionId = idOf(charge.balance_transaction);
  if (balanceTransactionId === null) return undefined;
  return {
    ...money(charge),
    of: { kind: 'charge', balanceTransactionId, isOurs: Boolean(charge.metadata?.releaseId) },
  };
}

/**
 * A paid payout is expected at the bank, and may fail days later. As with a charge, its fee is in its balance
 * transactions.
 */
function readPayout(type: (typeof payoutEvents)[number], payout: Stripe.Payout, at: string): EventFacts {
  const { id, amount, currency, created, arrival_date, balance_transaction, failure_balance_transaction } = payout;
  const code = payout.failure_code ?? undefined;
  const links = [balance_transaction, failure_balance_transaction].map(idOf);
  return {
    ...{ objectId: id, paymentId: null, cents: amount, currency },
    of: {
      kind: 'payout',
      payout: {
        ...{ cardPayoutId: id, cents: amount, createdAt: isoTime(created), fees: {} },
        arrivesOn: isoTime(arrival_date).slice(0, 10),
        ...(type === 'payout.paid' ? { paidAt: at } : { failed: { at, ...(code !== undefined && { code }) } }),
      },
      balanceTransactionIds: links.filter((link) => link !== null),
    },
  };
}

const money = (object: Stripe.Charge | Stripe.Refund | Stripe.Dispute) => ({
  objectId: object.id,
  paymentId: idOf(object.payment_intent),
  cents: object.amount,
  currency: object.currency,
});

const idOf = (link: string | { id: string } | null | undefined): string | null =>
  typeof link === 'string' ? link : (link?.id ?? null);

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();
