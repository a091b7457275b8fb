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
  'an email about a %s payout states what arrives first, then the tax (product 24.6, 24.14)',
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
  'an email about a %s payout says that all of it is in the balance again, and withholds nothing (product 24.6, 27.3)',
  (state) => {
    const text = renderText(letterFor(state, '4390000'));
    expect(text).toContain('All $134.39 is back in your balance');
    expect(text).not.toMatch(/withheld/i);
  },
);

test.each(payoutStates)('an email about a %s payout without tax states one amount (product 24.6)', (state) => {
  const text = renderText(letterFor(state));
  expect(new Set(text.match(/\$[\d.]*\d/g))).toEqual(new Set(['$134.39']));
  expect(text).not.toMatch(/tax|withheld/i);
});
