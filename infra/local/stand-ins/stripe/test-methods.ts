/** A bank's decline of a payment, in Stripe's format. */
export type Decline = { code: string; declineCode?: string; message: string };

type Card = {
  type: 'card';
  brand: 'visa' | 'mastercard';
  /** `authenticates`: the buyer's bank asks for confirmation first (3-D Secure). */
  outcome: 'paid' | 'disputed' | 'authenticates' | Decline;
  /** The later outcome of its refunds, if it is not simple success. */
  refund?: 'pending-then-succeeds' | 'succeeds-then-fails';
};

/** A bank account. The money arrives, or fails to, after the checkout is complete. */
type BankAccount = { type: 'us_bank_account'; outcome: 'paid' | 'processing' | Decline; refund?: never };

/** A payment method. Its last four digits are unique, and appear on the charge. */
export type TestMethod = { number: string; label: string } & (Card | BankAccount);

/** Stripe's own test numbers (docs.stripe.com/testing), with the same results. */
export const TEST_METHODS: readonly TestMethod[] = [
  { type: 'card', number: '4242424242424242', brand: 'visa', label: 'Succeeds', outcome: 'paid' },
  { type: 'card', number: '5555555555554444', brand: 'mastercard', label: 'Succeeds (Mastercard)', outcome: 'paid' },
  {
    type: 'card',
    number: '4000002760003184',
    brand: 'visa',
    label: 'Needs confirmation',
    outcome: 'authenticates',
  },
  {
    type: 'card',
    number: '4000000000000002',
    brand: 'visa',
    label: 'Declined',
    outcome: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  },
  {
    type: 'card',
    number: '4000000000009995',
    brand: 'visa',
    label: 'Insufficient funds',
    outcome: { code: 'card_declined', declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  { type: 'card', number: '4000000000000259', brand: 'visa', label: 'Succeeds, then disputed', outcome: 'disputed' },
  {
    type: 'card',
    number: '4000000000007726',
    brand: 'visa',
    label: 'Succeeds; slow refund',
    outcome: 'paid',
    refund: 'pending-then-succeeds',
  },
  {
    type: 'card',
    number: '4000000000005126',
    brand: 'visa',
    label: 'Succeeds; refund fails',
    outcome: 'paid',
    refund: 'succeeds-then-fails',
  },
  { type: 'us_bank_account', number: '000123456789', label: 'Succeeds after a while', outcome: 'paid' },
  {
    type: 'us_bank_account',
    number: '000222222227',
    label: 'Fails after a while',
    outcome: {
      code: 'insufficient_funds',
      message: "The customer's account has insufficient funds to cover this payment.",
    },
  },
  { type: 'us_bank_account', number: '000000000009', label: 'Stays on its way', outcome: 'processing' },
];

/** Finds the method of a charge by its last four digits. */
export const methodEndingIn = (last4: string | null | undefined): TestMethod | undefined =>
  TEST_METHODS.find(({ number }) => last4 && number.endsWith(last4));

/** Formats a card's digits in groups of four, as on a real card. */
export const printedNumber = ({ type, number }: TestMethod): string =>
  type === 'card' ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number;
