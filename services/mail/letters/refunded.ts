import { brand } from '../../../shared/brand.ts';
import { price } from '../../../shared/money.ts';
import type { Letter } from '../letter.ts';
import { type PaidFor, paymentFacts, releasePage } from '../payment-facts.ts';
import { plainText } from '../plain-text.ts';

type Refund = PaidFor & { refundedCents: number; reason?: string | undefined; endsPlan: boolean; siteUrl: string };

/** A payment was refunded, in full or in part (product 10.21). */
export const refunded = ({ refundedCents, reason, endsPlan, siteUrl, ...paid }: Refund): Letter => ({
  subject: `Your ${brand.name} refund: ${price(refundedCents)}`,
  preview: 'It goes back to your original payment method.',
  title: 'We have refunded your payment',
  parts: [
    {
      kind: 'paragraph',
      text: `${price(refundedCents)} of your payment of ${price(paid.cents)} goes back to your original payment method. Banks may take 5 to 10 days to show it.`,
    },
    ...(reason ? [{ kind: 'quote' as const, text: plainText(reason) }] : []),
    {
      kind: 'paragraph',
      text: endsPlan
        ? 'The plan you paid for ends with the refund. Your release stays where it is, and you can pay for a plan at any time.'
        : 'Your release keeps its plan.',
    },
    paymentFacts(paid),
    { kind: 'action', label: 'Open the release', href: releasePage(paid, siteUrl) },
  ],
  why: `You received this email because of a payment you made at ${brand.name}.`,
});
