import type { PayoutId } from '../../../shared/ids.ts';
import { type PayoutState, payoutStates } from '../../../shared/payouts/payout-state.ts';
import { anId } from '../../../shared/test/builders.ts';
import { renderText } from '../render-text.ts';
import { payout } from './payout.ts';

const letterFor = (state: PayoutState, withheldMicros?: string) =>
  payout({
    template: 'payout',
    payoutId: anId<PayoutId>('pyo_01J0000000000000000000000A'),
    state,
    amountMicros: '134390000',
    ...(withheldMicros && { withheldMicros }),
    method: 'PayPal',
    requestedAt: '2026-11-21T23:10:00.000Z',
    siteUrl: 'https://music.example.com',
  });

test.each(['requested', 'processing', 'completed'] as const)(
  'product 24.6, 24.14: an email about a %s payout names what arrives first, and the tax after it',
  (state) => {
    const letter = letterFor(state, '4390000');
    expect(letter.subject).toContain('$130.00');
    expect(letter.subject).not.toContain('134.39');
    const text = renderText(letter);
    expect(/\$\d+\.\d\d/.exec(text)?.[0]).toBe('$130.00');
    expect(text).toMatch(/Amount:? +\$130\.00[\s\S]*\$134\.39[\s\S]*Withheld for tax:? +\$4\.39/);
  },
);

test.each(['rejected', 'cancelled', 'failed', 'returned'] as const)(
  'product 24.6, 27.3: an email about a %s payout says that all of it is in the balance again, and withholds nothing',
  (state) => {
    const text = renderText(letterFor(state, '4390000'));
    expect(text).toContain('All $134.39 is back in your balance');
    expect(text).not.toMatch(/withheld/i);
  },
);

test.each(payoutStates)('product 24.6: a %s payout without tax has one amount', (state) => {
  const text = renderText(letterFor(state));
  expect(new Set(text.match(/\$[\d.]*\d/g))).toEqual(new Set(['$134.39']));
  expect(text).not.toMatch(/tax|withheld/i);
});
