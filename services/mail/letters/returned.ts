import { brand } from '../../../shared/brand.ts';
import { price } from '../../../shared/money.ts';
import type { Letter } from '../letter.ts';
import { type PaidFor, paymentFacts } from '../payment-facts.ts';

const reasons = {
  'already-covered': 'This release already had the plan, so we are giving your payment back.',
  'release-gone': 'The release that you paid for is gone, so we are giving your payment back.',
};

/** A payment that bought nothing goes back (product 10.11). */
export const returned = ({ why, ...paid }: PaidFor & { why: keyof typeof reasons }): Letter => ({
  subject: `Your ${brand.name} payment of ${price(paid.cents)} goes back to you`,
  preview: 'We are refunding it in full. You need to do nothing.',
  title: 'We are refunding your payment',
  parts: [
    { kind: 'paragraph', text: reasons[why] },
    {
      kind: 'paragraph',
      text: 'You get all of it, by the means that you paid with. Banks may take 5 to 10 days to show it.',
    },
    paymentFacts(paid),
  ],
  why: `You get this mail because of a payment that you made at ${brand.name}.`,
});
