import { dollars } from '../../../../shared/money.ts';
import { arrivingMicros } from '../../../../shared/payouts/arriving-micros.ts';
import type { PayoutView } from '../../../../shared/payouts/payout.ts';
import { lessTaxText } from '../../data/tax/withheld-text.ts';

/** The net amount; if tax is withheld, the gross amount and the tax are shown below (product 24.14). */
export function PayoutAmount({ payout }: { payout: PayoutView }) {
  const lessTax = lessTaxText(payout);
  return (
    <span className="grid">
      <span>{dollars(arrivingMicros(payout))}</span>
      {lessTax && <span className="text-small font-normal text-soft">{lessTax}</span>}
    </span>
  );
}
