import { stripeTestMode } from './stripe-test-mode.ts';

const keys = { SEGNO_STRIPE_KEY: 'sk_test_1', SEGNO_STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test('a laptop uses its stand-in unless a test-mode key is set', () => {
  expect(stripeTestMode({})).toBeUndefined();
  expect(stripeTestMode({ SEGNO_STRIPE_KEY: '' })).toBeUndefined();
  expect(stripeTestMode(keys)).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
  expect(stripeTestMode({ SEGNO_STRIPE_KEY: 'rk_test_1' })).toMatchObject({ secretKey: 'rk_test_1' });
});

test.each([
  ['a live key', { ...keys, SEGNO_STRIPE_KEY: 'sk_live_1' }, 'a laptop moves no money'],
  ['a publishable key', { ...keys, SEGNO_STRIPE_KEY: 'pk_test_1' }, 'SEGNO_STRIPE_KEY'],
  ['what is no secret of a webhook', { ...keys, SEGNO_STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'stripe listen'],
])('%s is refused with a sentence (design 10.8)', (_, environment, words) => {
  expect(() => stripeTestMode(environment)).toThrow(words);
});
