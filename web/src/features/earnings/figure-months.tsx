import type { FigureView } from '../../../../shared/earnings/earnings-view.ts';
import { earningsMessage } from '../../data/earnings/messages.ts';
import { type FigureOf, useFigureMonths } from '../../data/earnings/queries.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { amountText, monthText } from './earnings-text.ts';
import { FigureLink } from './figure-link.tsx';

type Month = FigureView & { month: string };
type Props = { range: { from: string; to: string }; of: FigureOf; onMonth: (month: Month) => void };

/** The months of a figure, newest first. */
export function FigureMonths({ range, of, onMonth }: Props) {
  const months = useFigureMonths(range, of, { enabled: true });
  return (
    <QueryState query={months} loading={<Skeleton className="h-40" />} failed={earningsMessage}>
      {({ months: found }) => (
        <ul className="grid">
          {found.toReversed().map((month) => (
            <li key={month.month} className="border-t border-line first:border-t-0">
              <FigureLink
                name={monthText(month.month)}
                amount={amountText(month.earnedMicros)}
                onOpen={() => onMonth(month)}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
