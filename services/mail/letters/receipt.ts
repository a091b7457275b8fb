import { brand } from '../../../shared/brand.ts';
import { price } from '../../../shared/money.ts';
import type { Letter } from '../letter.ts';
import { type PaidFor, paymentFacts, releasePage } from '../payment-facts.ts';

/** A payment arrived, and the release has its plan. */
export const receipt = ({ siteUrl, ...paid }: PaidFor & { siteUrl: string }): Letter => ({
  subject: `Your ${brand.name} receipt: ${price(paid.cents)}`,
  preview: 'Your payment has arrived, and your release has its plan.',
  title: 'Thank you',
  parts: [
    { kind: 'paragraph', text: 'Your payment has arrived, and your release has its plan.' },
    paymentFacts(paid),
    { kind: 'action', label: 'Open the release', href: releasePage(paid, siteUrl) },
  ],
  why: `This is the receipt for a payment you made at ${brand.name}. Keep it with your records.`,
});
