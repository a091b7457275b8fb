import { micros, receiptFrom } from './receipt-form.ts';

const texts = {
  payer: 'spotify',
  amount: '1,234.50',
  currency: 'usd',
  rate: '',
  day: '2026-11-20',
  reference: ' A 1 ',
};

test('converts the form to a receipt (product 23.21)', () => {
  expect(receiptFrom(texts)).toEqual({
    receipt: { payer: 'spotify', amount: '1234.5', currency: 'USD', day: '2026-11-20', reference: 'A 1' },
    errors: {},
  });
  expect(receiptFrom({ ...texts, currency: 'EUR', rate: '1.08' }).receipt).toMatchObject({
    currency: 'EUR',
    rate: '1.08',
  });
});

test.each([
  ['amount', { amount: '12,5' }],
  ['currency', { currency: 'Euro' }],
  ['rate', { currency: 'EUR' }],
  ['rate', { currency: 'EUR', rate: '0.00' }],
  ['day', { day: '' }],
  ['reference', { reference: ' ' }],
])('shows an error next to its field: %s', (field, wrong) => {
  const { receipt, errors } = receiptFrom({ ...texts, ...wrong });
  expect(receipt).toBeUndefined();
  expect(errors).toHaveProperty(field);
});

test('the amount in US dollars is truncated to the micro-dollar', () => {
  expect(micros({ amount: '0.1', rate: '0.00667777' })).toBe(667n);
  expect(micros({ amount: '1234.5' })).toBe(1_234_500_000n);
});
