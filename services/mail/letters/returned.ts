import { brand } from '../../../shared/brand.ts';
import { price } from '../../../shared/money.ts';
import type { Letter } from '../letter.ts';
import { type PaidFor, paymentFacts } from '../payment-facts.ts';

const reasons = {
  'already-covered': 'This release already had the plan, so we are refunding your payment.',
  'release-gone': 'The release that you paid for no longer exists, so we are refunding your payment.',
};

/** A payment that bought nothing is refunded (product 10.11). */
export const returned = ({ why, ...paid }: PaidFor & { why: keyof typeof reasons }): Letter => ({
  subject: `Your ${brand.name} payment of ${price(paid.cents)} goes back to you`,
  preview: 'We are refunding it in full. You don’t need to do anything.',
  title: 'We are refunding your payment',
  parts: [
    { kind: 'paragraph', text: reasons[why] },
    {
      kind: 'paragraph',
      text: 'You get the full amount back to the payment method you used. Banks may take 5 to 10 days to show it.',
    },
    paymentFacts(paid),
  ],
  why: `You received this email because of a payment that you made at ${brand.name}.`,
});
