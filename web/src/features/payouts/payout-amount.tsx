import { dollars } from '../../../../shared/money.ts';
import { arrivingMicros } from '../../../../shared/payouts/arriving-micros.ts';
import type { PayoutView } from '../../../../shared/payouts/payout.ts';
import { lessTaxText } from '../../data/tax/withheld-text.ts';

/** What arrives, with the sum that leaves the balance and the tax beneath it where something is withheld (product 24.14). */
export function PayoutAmount({ payout }: { payout: PayoutView }) {
  const lessTax = lessTaxText(payout);
  return (
    <span className="grid">
      <span>{dollars(arrivingMicros(payout))}</span>
      {lessTax && <span className="text-small font-normal text-soft">{lessTax}</span>}
    </span>
  );
}
