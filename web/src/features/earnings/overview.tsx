import { Link } from 'react-router-dom';
import type { EarningsView } from '../../../../shared/earnings/earnings-view.ts';
import { grouped } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Stat } from '../../ui/stat.tsx';
import { EarningsChart } from './earnings-chart.tsx';
import { amountText, comparisonText, monthsBetween, monthText } from './earnings-text.ts';
import type { OpenedFigure } from './figure-panel.tsx';
import { OpenAmount } from './open-amount.tsx';
import { Totals } from './totals.tsx';

type Props = { earnings: EarningsView; onFigure: (figure: OpenedFigure) => void };

/** The totals of the range beside those of the previous range, and the months. */
export function Overview({ earnings: { from, to, total, before, months }, onFigure }: Props) {
  const length = monthsBetween(from, to);
  const compared = (now: string | number, then: string | number | undefined) =>
    then === undefined ? undefined : comparisonText(BigInt(now), BigInt(then), length);
  const open = (range: OpenedFigure['range'], earnedMicros: string) =>
    onFigure({ title: 'Earnings', of: {}, range, earnedMicros });
  const earningMonths = months.filter(({ grossMicros }) => grossMicros !== '0');
  return (
    <>
      <Totals total={total}>
        <Stat
          label="Total Earnings"
          figure={
            <OpenAmount
              micros={total.earnedMicros}
              name="Total Earnings"
              onOpen={() => open({ from, to }, total.earnedMicros)}
            />
          }
          note={compared(total.earnedMicros, before?.earnedMicros)}
        />
        <Stat label="Total Streams" figure={grouped(total.streams)} note={compared(total.streams, before?.streams)} />
        <Stat label="Gross" figure={amountText(total.grossMicros)} note="What the stores paid" />
        <Stat label="Platform Cut" figure={amountText(total.platformMicros)} note="Gross minus your earnings" />
      </Totals>
      <EarningsChart
        months={months}
        onMonth={({ month, earnedMicros }) => open({ from: month, to: month }, earnedMicros)}
      />
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 text-small text-soft print:hidden">
        {earningMonths.length > 0 && (
          <details>
            <summary className="w-fit underline decoration-edge underline-offset-4 hover:text-ink">
              Monthly statements to print
            </summary>
            <ul className="flex flex-wrap gap-x-4 gap-y-2 pt-3">
              {earningMonths.toReversed().map(({ month }) => (
                <li key={month}>
                  <Link
                    to={pathTo('/dashboard/analytics/statements/:month', { month })}
                    className="inline-flex items-center underline decoration-edge underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
                  >
                    {monthText(month)}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        <p>Stores report streams, countries and amounts. They don’t report listeners.</p>
      </div>
    </>
  );
}
