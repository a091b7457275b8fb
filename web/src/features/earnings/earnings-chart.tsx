import type { EarningsView } from '../../../../shared/earnings/earnings-view.ts';
import { grouped, plural } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';
import { amountText, monthText } from './earnings-text.ts';

type Month = EarningsView['months'][number];
type Props = { months: readonly Month[]; onMonth?: (month: Month) => void };

const HEIGHT = 160;
/** The minimum height of a bar: smaller ones would be invisible. */
const MIN_HEIGHT = 2;

/**
 * Shows each month's earnings as a bar; a negative month hangs below the line. Each bar is a button that opens the
 * figure, and a table below shows the same data.
 */
export function EarningsChart({ months, onMonth }: Props) {
  const amounts = months.map(({ earnedMicros }) => Number(earnedMicros));
  const [most, least] = [Math.max(1, ...amounts), Math.min(0, ...amounts)];
  const scale = HEIGHT / (most - least);
  const label = (month: Month) =>
    `${monthText(month.month)}: ${amountText(month.earnedMicros)}, ${plural(month.streams, 'stream')}`;
  return (
    <figure className="grid gap-3" aria-label="Earnings by month">
      <div className="relative">
        <p className="pb-1 text-small text-soft tabular-nums" aria-hidden>
          {amountText(String(BigInt(Math.round(most))))}
        </p>
        <ol className="flex items-stretch gap-px border-t border-line sm:gap-0.5" style={{ height: HEIGHT }}>
          {months.map((month, n) => {
            const height = Math.max(MIN_HEIGHT, Math.abs(amounts[n] ?? 0) * scale);
            const isBelow = (amounts[n] ?? 0) < 0;
            return (
              <li key={month.month} className="relative min-w-0 flex-1">
                <button
                  type="button"
                  title={label(month)}
                  aria-label={label(month)}
                  disabled={!onMonth || amounts[n] === 0}
                  onClick={() => onMonth?.(month)}
                  className="group absolute inset-0 disabled:opacity-100"
                >
                  <span
                    className={classes(
                      'absolute inset-x-0 group-enabled:group-hover:opacity-75',
                      isBelow ? 'rounded-b-inner bg-danger' : 'rounded-t-inner bg-chart-1',
                      amounts[n] === 0 && 'bg-line!',
                    )}
                    style={{ height, bottom: isBelow ? -least * scale - height : -least * scale }}
                  />
                </button>
              </li>
            );
          })}
        </ol>
        <p className="flex justify-between border-t border-edge pt-1 text-small text-soft" aria-hidden>
          <span>{months[0] && monthText(months[0].month)}</span>
          {months.length > 1 && <span>{monthText(months.at(-1)?.month ?? '')}</span>}
        </p>
      </div>
      <details className="print:hidden">
        <summary className="w-fit text-small text-soft underline decoration-edge underline-offset-4 hover:text-ink">
          Show as a table
        </summary>
        <table className="mt-3 w-full max-w-xl text-small tabular-nums">
          <thead>
            <tr className="text-left text-soft">
              <th className="py-1 font-normal">Month</th>
              <th className="py-1 text-right font-normal">Streams</th>
              <th className="py-1 text-right font-normal">Earnings</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, streams, earnedMicros }) => (
              <tr key={month} className="border-t border-line">
                <td className="py-1">{monthText(month)}</td>
                <td className="py-1 text-right">{grouped(streams)}</td>
                <td className="py-1 text-right">{amountText(earnedMicros)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
