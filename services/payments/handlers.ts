import { Problem } from '../../shared/contract/problem.ts';
import type { paymentsContract } from '../../shared/payments/contract.ts';
import { covers, planFor, plans, priceCents } from '../../shared/plans/plan.ts';
import type { ProfileRepository } from '../accounts/profile-repository.ts';
import { retryConflict } from '../platform/retry-conflict.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ReleaseRepository } from '../releases/release-repository.ts';
import { acceptPayment } from './accept-payment.ts';
import type { Checkout, ProviderSession } from './payment.ts';
import type { PaymentRepository } from './payment-repository.ts';
import type { StripeGateway } from './stripe-gateway.ts';

type Needs = {
  releases: ReleaseRepository;
  profiles: ProfileRepository;
  payments: PaymentRepository;
  stripe: StripeGateway;
  now: () => Date;
};

export function paymentHandlers({
  releases,
  profiles,
  payments,
  stripe,
  now,
}: Needs): Handlers<typeof paymentsContract> {
  /** The one step that makes a release paid, whoever tells of the payment, and however often. */
  const apply = async (checkout: Checkout, session: ProviderSession) => {
    const payment = acceptPayment(checkout, session, now());
    await retryConflict('release-changed', async () => {
      const { plan } = await releases.get(checkout, { consistent: true });
      await payments.record(payment, plan);
    });
  };

  return {
    async 'POST /api/releases/{releaseId}/checkout'({ actor, params, body }) {
      const owned = { artistId: actor.artistId, ...params };
      const [release, profile] = await Promise.all([releases.get(owned), profiles.find(actor.artistId)]);
      if (body.plan !== planFor(release.trackIds.length)) throw new Problem('plan-mismatch');
      if (covers(release.plan?.name, body.plan)) throw new Problem('plan-already-covered');
      const order = { ...owned, plan: body.plan, cents: priceCents(body.plan, release.plan?.name) };
      const session = await stripe.createSession({
        ...order,
        title: release.title,
        email: profile?.email ?? '',
        // The provider answers a repeated request with the same session for as long as price and release are the same.
        key: `${release.id}:${body.plan}:${release.rev}`,
      });
      await payments.openCheckout({ ...order, sessionId: session.id, createdAt: now().toISOString() });
      return { url: session.url };
    },

    async 'POST /api/payments/verify'({ actor, body }) {
      const checkout = await payments.findCheckout(body.sessionId);
      if (!checkout || checkout.artistId !== actor.artistId) throw new Problem('payment-not-found');
      await apply(checkout, await stripe.session(checkout.sessionId));
      const { releaseId, plan } = checkout;
      return { releaseId, plan, royaltyPercentage: plans[plan].percentage };
    },

    async 'POST /api/webhooks/stripe'({ body }) {
      const session = await stripe.paidSession(body);
      const checkout = session && (await payments.findCheckout(session.id));
      // A session that is not ours (another product of the same Stripe account) is received and left alone.
      if (session && checkout) await apply(checkout, session);
      return { received: true };
    },
  };
}
