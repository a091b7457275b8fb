import { Problem } from '../../shared/contract/problem.ts';
import { newId } from '../../shared/test/builders.ts';
import type { ReleaseRepository } from '../releases/release-repository.ts';
import { logOf } from '../test/log-of.ts';
import type { Checkout, ProviderSession } from './payment.ts';
import type { PaymentRepository } from './payment-repository.ts';
import { settlement } from './settlement.ts';
import type { StripeGateway } from './stripe-gateway.ts';

const owned = { artistId: '00000000-0000-4000-8000-000000000001', releaseId: newId('release') };
const open = { sessionId: 'cs_1', expiresAt: '2026-11-22T09:00:00.000Z' };
const checkout: Checkout = {
  ...owned,
  sessionId: 'cs_1',
  plan: 'single',
  cents: 300,
  createdAt: '2026-11-21T09:00:00.000Z',
};
const session: ProviderSession = {
  id: 'cs_1',
  isPaid: true,
  isExpired: false,
  cents: 300,
  currency: 'usd',
  paymentIntentId: 'pi_1',
};

/** A settlement that writes down what it does. The provider answers `told`; the release is gone when it says so. */
function notebook(world: { told?: ProviderSession | undefined; isGone?: boolean; refund?: () => Promise<void> }) {
  const done: string[] = [];
  const gone = () => Promise.reject(new Problem('release-not-found'));
  const releases = { get: async () => (world.isGone ? gone() : {}) } as unknown as ReleaseRepository;
  const payments = {
    findCheckout: async () => checkout,
    record: async () => void done.push('record'),
    isRecorded: async () => false,
    closeCheckout: async () => void done.push('close'),
    keepUnplaced: async ({ refundedAt }: { refundedAt?: string }) => void done.push(refundedAt ? 'refunded' : 'keep'),
  } as unknown as PaymentRepository;
  const stripe = {
    expire: async () => world.told,
    refund: async () => {
      await world.refund?.();
      done.push('refund');
    },
  } as unknown as StripeGateway;
  const log = logOf({ error: () => void done.push('log') });
  return { ...settlement({ releases, payments, stripe, log, now: () => new Date() }), done };
}

describe('closing a checkout', () => {
  it.each([
    ['expired', { ...session, isPaid: false, isExpired: true }, ['close']],
    ['unknown to the provider', undefined, ['close']],
  ] as const)('that is %s forgets it', async (_, told, steps) => {
    const { close, done } = notebook({ told });
    expect(await close(owned, open)).toBe('expired');
    expect(done).toEqual(steps);
  });

  it('that was paid applies the payment', async () => {
    const { close, done } = notebook({ told: session });
    expect(await close(owned, open)).toBe('paid');
    expect(done).toEqual(['record']);
  });

  it('whose money is on its way, by a delayed means of payment, decides nothing', async () => {
    const { close, done } = notebook({ told: { ...session, isPaid: false } });
    await expect(close(owned, open)).rejects.toMatchObject({ code: 'payment-pending' });
    expect(done).toEqual([]);
  });
});

describe('a payment for a release that is gone', () => {
  it('is kept, refunded, and told loudly', async () => {
    const { apply, done } = notebook({ isGone: true });
    expect(await apply(checkout, session)).toBe('refunded');
    expect(done).toEqual(['keep', 'refund', 'refunded', 'log']);
  });

  it('fails when it cannot be refunded, so that the provider tells of it again; the fact is kept', async () => {
    const { apply, done } = notebook({
      isGone: true,
      refund: () => Promise.reject(new Problem('payment-provider-unavailable')),
    });
    await expect(apply(checkout, session)).rejects.toMatchObject({ code: 'payment-provider-unavailable' });
    expect(done).toEqual(['keep']);
  });
});
