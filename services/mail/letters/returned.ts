import { brand } from '../../../shared/brand.ts';
import { price } from '../../../shared/money.ts';
import type { Letter } from '../letter.ts';
import { type PaidFor, paymentFacts } from '../payment-facts.ts';

const reasons = {
  'already-covered': 'This release already had the plan, so we’re refunding your payment.',
  'release-gone': 'The release you paid for no longer exists, so we’re refunding your payment.',
  'release-withdrawn': 'The release you paid for was withdrawn, so we’re refunding your payment.',
};

/** A payment that bought nothing is refunded (product 10.11). */
export const returned = ({ why, ...paid }: PaidFor & { why: keyof typeof reasons }): Letter => ({
  subject: `Your ${brand.name} payment of ${price(paid.cents)} goes back to you`,
  preview: 'We’re refunding it in full. You don’t need to do anything.',
  title: 'We’re refunding your payment',
  parts: [
    { kind: 'paragraph', text: reasons[why] },
    {
      kind: 'paragraph',
      text: 'The full amount goes back to your original payment method. Banks may take 5 to 10 days to show it.',
    },
    paymentFacts(paid),
  ],
  why: `You received this email because of a payment you made at ${brand.name}.`,
});
