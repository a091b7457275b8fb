import { brand } from '../../../../shared/brand.ts';
import type { PaymentView } from '../../../../shared/payments/payment-view.ts';
import { planLabel } from '../../../../shared/plans/plan.ts';
import { refundReasonText } from '../../data/payments/messages.ts';
import { price, shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { PaymentState } from './payment-state.tsx';

type Props = {
  payment: PaymentView;
  /** The payer; undefined until the profile is loaded. */
  payer: { fullName: string; email: string } | undefined;
};

/**
 * A receipt for screen and print (product 10.13). In print, it is alone on the page, in the light theme and in ink
 * colors.
 */
export function Receipt({ payment, payer }: Props) {
  const { title, plan, percentage, cents, refundedCents, paidAt, refundedAt, paymentId } = payment;
  const reason = refundReasonText(payment);
  const rows: (readonly [string, string])[] = [
    ['Release', title || 'No title'],
    ['Plan', `${planLabel(plan)}, you keep ${percentage}% of the royalties`],
    ['Paid on', shortDate(paidAt)],
    ['Paid by', payer ? [payer.fullName, payer.email].filter(Boolean).join(', ') : ''],
    ['Payment', paymentId],
  ];
  return (
    <article
      aria-labelledby="receipt"
      className="grid max-w-3xl gap-8 rounded-card border border-line bg-raised p-6 sm:p-10 print:max-w-none print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 id="receipt" className="text-title">
            Receipt
          </h1>
          <p className="text-soft">
            {brand.name} · {brand.supportEmail}
          </p>
        </div>
        <PaymentState payment={payment} />
      </header>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-small leading-6 text-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 border-t border-line pt-6 tabular-nums">
        <dt>{planLabel(plan)} plan, one-time payment</dt>
        <dd className="pl-6 text-right">{price(cents)}</dd>
        {refundedCents > 0 && (
          <>
            <dt>
              Refunded{refundedAt && ` on ${shortDate(refundedAt)}`}
              {reason && <span className="block text-small text-soft">{reason}</span>}
            </dt>
            <dd className="pl-6 text-right">{price(-refundedCents)}</dd>
          </>
        )}
        <dt className="border-t border-line pt-3 font-[560]">Total in US dollars</dt>
        <dd className="border-t border-line pt-3 pl-6 text-right font-[560]">{price(cents - refundedCents)}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <Button onClick={() => window.print()}>Print or save as PDF</Button>
      </div>
    </article>
  );
}
