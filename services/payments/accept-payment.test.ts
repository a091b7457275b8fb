import fc from 'fast-check';
import { AN_ARTIST, newId } from '../../shared/test/builders.ts';
import { acceptPayment } from './accept-payment.ts';
import type { Checkout, ProviderSession } from './payment.ts';

const checkout: Checkout = {
  sessionId: 'cs_1',
  artistId: AN_ARTIST,
  releaseId: newId('release'),
  plan: 'ep',
  cents: 600,
  createdAt: '2026-11-21T09:00:00.000Z',
};
const paid: ProviderSession = {
  id: 'cs_1',
  isPaid: true,
  isExpired: false,
  cents: 600,
  currency: 'usd',
  paymentIntentId: 'pi_1',
  releaseId: checkout.releaseId,
};

test('accepts the right amount in the right currency (product 10.9)', () => {
  const { createdAt: _, ...agreed } = checkout;
  expect(acceptPayment(checkout, paid)).toEqual({ sale: agreed, paymentId: 'pi_1' });
});

test.each([
  ['is not paid', { isPaid: false }, 'payment-not-completed'],
  ['never will be paid', { isPaid: false, isExpired: true }, 'payment-failed'],
  ['has no payment behind it', { paymentIntentId: null }, 'payment-wrong'],
  ['is a cent short', { cents: 599 }, 'payment-wrong'],
  ['is a cent too much', { cents: 601 }, 'payment-wrong'],
  ['is for nothing', { cents: 0 }, 'payment-wrong'],
  ['has no amount', { cents: null }, 'payment-wrong'],
  ['is in euros', { currency: 'eur' }, 'payment-wrong'],
  ['is in dollars of another spelling', { currency: 'USD' }, 'payment-wrong'],
  ['has no currency', { currency: null }, 'payment-wrong'],
  ['is another session', { id: 'cs_2' }, 'payment-wrong'],
] as const)('accepts no session that %s', (_, different, code) => {
  expect(() => acceptPayment(checkout, { ...paid, ...different })).toThrow(expect.objectContaining({ code }));
});

test('uses the checkout’s own release and plan, whatever the provider reports', () => {
  const session = fc.record({
    id: fc.constantFrom('cs_1', 'cs_2'),
    isPaid: fc.boolean(),
    isExpired: fc.constant(false),
    cents: fc.option(fc.constantFrom(0, 300, 600, 900, 60_000)),
    currency: fc.option(fc.constantFrom('usd', 'eur', 'jpy')),
    paymentIntentId: fc.option(fc.constantFrom('pi_1', 'pi_2')),
    releaseId: fc.option(fc.constantFrom(checkout.releaseId, newId('release'))),
  });
  fc.assert(
    fc.property(session, (reported) => {
      const isRight =
        reported.isPaid &&
        reported.paymentIntentId &&
        reported.id === 'cs_1' &&
        reported.cents === 600 &&
        reported.currency === 'usd';
      if (!isRight) expect(() => acceptPayment(checkout, reported)).toThrow();
      else
        expect(acceptPayment(checkout, reported)).toMatchObject({
          sale: { plan: 'ep', cents: 600, sessionId: 'cs_1' },
        });
    }),
    { numRuns: 500 },
  );
});
