/** What a card does when it is charged. `last4` and `brand` appear on the charge. */
export type TestCard = {
  number: string;
  brand: 'visa' | 'mastercard';
  label: string;
  outcome: 'paid' | 'disputed' | { code: string; declineCode: string; message: string };
};

/** Stripe's own test numbers (docs.stripe.com/testing), with the same results. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', label: 'Succeeds', outcome: 'paid' },
  { number: '5555555555554444', brand: 'mastercard', label: 'Succeeds (Mastercard)', outcome: 'paid' },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Declined',
    outcome: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Insufficient funds',
    outcome: { code: 'card_declined', declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  { number: '4000000000000259', brand: 'visa', label: 'Succeeds, then disputed', outcome: 'disputed' },
];

/** Digits in groups of four, as printed on a card. */
export const printedNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
