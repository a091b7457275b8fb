import type * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import type { NewId } from '../../shared/ids.ts';
import type { paymentsContract } from '../../shared/payments/contract.ts';
import { shareInForce } from '../../shared/plans/plan-in-force.ts';
import type { Release } from '../../shared/releases/release.ts';
import { isReadOnly } from '../../shared/releases/release-status.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Audited } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import { isSubmittedBy } from '../releases/submission/submit-release.ts';
import type { CheckSubmission } from '../releases/submission/submit-with-codes.ts';
import { createEventHandler } from './handle-event.ts';
import { orderPlan } from './order-plan.ts';
import type { Checkout } from './payment.ts';
import { paymentActions } from './payment-actions.ts';
import { paymentFrom } from './payment-from.ts';
import { PROVIDER_TIMEOUTS } from './provider-timeouts.ts';
import { requestRefund } from './request-refund.ts';
import { type SettlementNeeds, settlement } from './settlement.ts';
import type { StripeGateway } from './stripe-gateway.ts';

type Needs = Omit<SettlementNeeds, 'stripe'> & {
  stripe: StripeGateway;
  newId: NewId;
  auditedBy: (admin: SignedIn) => Audited;
  checkSubmission: CheckSubmission;
  /** @throws Problem `sign-in-again`, `second-factor-needed` */
  assertFreshSignIn: (actor: SignedIn) => void;
};

/**
 * How long a list's version is valid. The index lags behind the table, so a page may be older than the version sent
 * with it.
 */
const VERSION_MS = 5 * 60_000;

export function paymentHandlers(needs: Needs): Handlers<typeof paymentsContract> {
  const {
    releases,
    profiles,
    checkouts,
    intents,
    lists,
    events,
    stripe,
    log,
    newId,
    auditedBy,
    assertFreshSignIn,
    checkSubmission,
    now,
  } = needs;
  /** The provider's operations and the settlement, with one deadline for the whole request. */
  const begin = () => {
    const provider = stripe.until(new Date(now().getTime() + PROVIDER_TIMEOUTS.requestMs));
    const settled = settlement({ ...needs, stripe: provider });
    return { provider, ...settled, handle: createEventHandler({ ...needs, stripe: provider }, settled) };
  };
  /** The agreement that the artist accepts together with the payment. */
  const acceptedIn = ({ agreementVersion }: { agreementVersion?: string | undefined }) =>
    agreementVersion === undefined ? undefined : { id: newId('submission'), agreementVersion, at: now().toISOString() };
  const findPayment = async (paymentId: string) => {
    const intent = await intents.find(paymentId);
    const payment = intent && paymentFrom(intent);
    if (!intent || !payment) throw new Problem('payment-not-found');
    return { intent, payment };
  };

  return {
    async 'POST /api/releases/{releaseId}/checkout'({ actor, params, body, storeWithEffect }) {
      const owned = { artistId: actor.artistId, ...params };
      const { provider, close } = begin();
      const profile = await profiles.find(actor.artistId);
      return retryWhenChanged('release-changed', async () => {
        let release = await releases.get(owned, { consistent: true });
        let order = orderPlan(release, body.plan);
        const accepted = acceptedIn(body);
        if (accepted) await checkSubmission(release, accepted);
        if (release.checkout) {
          // A new checkout expires the open one (product 10.8). If that one has been paid in the meantime, the artist
          // is not charged again.
          await close(owned, release.checkout);
          release = await releases.get(owned, { consistent: true });
          order = orderPlan(release, body.plan);
        }
        const { id: sessionId, ...session } = await provider.createSession({
          ...owned,
          ...order,
          title: release.title,
          email: profile?.email ?? '',
          rev: release.rev,
        });
        const createdAt = now().toISOString();
        const checkout = { ...owned, ...order, sessionId, createdAt, ...(accepted && { submissionId: accepted.id }) };
        const open = {
          sessionId,
          expiresAt: session.expiresAt,
          ...(accepted && { accepted: { ...accepted, ...order } }),
        };
        try {
          return await storeWithEffect({ url: session.url }, (answered) =>
            checkouts.open(checkout, { rev: release.rev, open }, [answered]),
          );
        } catch (error) {
          // The release has changed or was deleted, so it must not be paid for, and the session is expired. After any
          // other failure the page retries, and the provider returns the same session.
          if (error instanceof Problem && error.code.startsWith('release-')) await provider.expire(sessionId);
          throw error;
        }
      });
    },

    async 'DELETE /api/releases/{releaseId}/checkout'({ actor, params }) {
      const owned = { artistId: actor.artistId, ...params };
      const { checkout } = await releases.get(owned, { consistent: true });
      if (checkout && (await begin().close(owned, checkout)) === 'paid') throw new Problem('checkout-paid');
      return { expired: true };
    },

    async 'POST /api/payments/verify'({ actor, body }) {
      const checkout = await checkouts.find(body.sessionId);
      if (!checkout || checkout.artistId !== actor.artistId) throw new Problem('payment-not-found');
      const { provider, apply } = begin();
      const session = await provider.session(checkout.sessionId);
      if (session.isExpired) await checkouts.close(checkout, session.id);
      const outcome = await apply(session);
      if (outcome !== 'applied') throw new Problem('payment-refunded', { reason: outcome });
      const { releaseId, plan } = checkout;
      const release = await releases.get(checkout, { consistent: true });
      // If tracks were added during the payment, the artist still gets only the basic share.
      return {
        releaseId,
        title: release.title,
        submission: submissionState(checkout, release),
        plan,
        royaltyPercentage: shareInForce(release.plan, release.trackIds.length, now()),
      };
    },

    async 'GET /api/payments'({ actor, query }) {
      return lists.pageOfArtist(actor.artistId, query.cursor);
    },

    async 'GET /api/payments/{paymentId}'({ actor, params }) {
      const { payment } = await findPayment(params.paymentId);
      if (payment.artistId !== actor.artistId) throw new Problem('payment-not-found');
      return payment;
    },

    async 'GET /api/admin/payments'({ query, unlessKnown }) {
      const totals = await lists.totals();
      unlessKnown(`${totals.changes}-${Math.floor(now().getTime() / VERSION_MS)}`);
      const page = await lists.page(query);
      return {
        ...page,
        totals: { count: Number(totals.payments), revenueMicros: String(totals.revenueMicros) },
      };
    },

    async 'GET /api/admin/payments/{paymentId}'({ params }) {
      const [{ intent, payment }, told] = await Promise.all([
        findPayment(params.paymentId),
        events.ofPayment(params.paymentId),
      ]);
      return { payment, events: told, ...paymentActions(intent) };
    },

    async 'POST /api/admin/payments/{paymentId}/refund'({ actor, params, body, storeWithEffect }) {
      assertFreshSignIn(actor);
      const { change, giveBack } = begin();
      const admin = { ...auditedBy(actor), why: body.reason };
      const request = { ...params, ...body, requestId: newId('refund') };
      return requestRefund({ change, giveBack, log }, { ...request, admin, storeWithEffect });
    },

    'GET /api/admin/provider-events': ({ query }) => events.unmatched(query.cursor),

    async 'POST /api/webhooks/stripe'({ body }) {
      const event = await stripe.webhookEvent(body);
      if (event) await begin().handle(event);
      return { received: true };
    },
  };
}

/** The state of a release's submission after its payment. */
function submissionState({ submissionId }: Checkout, release: Release): PaidReply['submission'] {
  if (isSubmittedBy(release, submissionId)) return 'submitted';
  if (isReadOnly(release.status)) return 'earlier';
  const { paidSubmission } = release;
  return paidSubmission === null || paidSubmission.id !== submissionId ? 'open' : paidSubmission.state;
}

type PaidReply = z.output<(typeof paymentsContract)['POST /api/payments/verify']['reply']>;
