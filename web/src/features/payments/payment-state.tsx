import type { PaymentView } from '../../../../shared/payments/payment-view.ts';
import { paymentStateText } from '../../data/payments/messages.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = {
  paid: 'money',
  refunding: 'ready',
  refunded: 'plain',
  'partly-refunded': 'plain',
  disputed: 'ready',
  'dispute-lost': 'danger',
} as const satisfies Record<PaymentView['state'], string>;

/** The state of a payment (product 10.17). */
export const PaymentState = ({ payment }: { payment: Pick<PaymentView, 'state' | 'refundedCents'> }) => (
  <Badge tone={tones[payment.state]}>{paymentStateText(payment)}</Badge>
);
