import { exactDollars } from '../../lib/exact-dollars.ts';
import { ExactAmount } from '../../ui/exact-amount.tsx';
import { haveFractionsOfCent, type Movement, sideTotals } from './debit-credit-columns.tsx';

type Props = { label: string; rows: readonly Movement[] };

/** The totals row of a table of debits and credits. */
export function TotalsRow({ label, rows }: Props) {
  const { debit, credit } = sideTotals(rows);
  const isAligned = haveFractionsOfCent(rows);
  return (
    <div className="@container">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-ink pt-3 font-[560]">
        <p>{label}</p>
        <dl className="flex flex-wrap justify-end gap-x-6 gap-y-1">
          {[['Debit', debit] as const, ['Credit', credit] as const].map(([side, micros]) => (
            <div key={side} className="flex items-baseline gap-2 @3xl:w-[10.5rem] @3xl:justify-end">
              <dt className="text-small font-normal text-soft">{side}</dt>
              <dd>
                <ExactAmount {...exactDollars(micros)} isAligned={isAligned} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
