import type { FigureSource, StatementRow } from '../../../../shared/earnings/earnings-view.ts';
import { earningsMessage } from '../../data/earnings/messages.ts';
import { type FigureOf, useFigureSources } from '../../data/earnings/queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { amountText } from './earnings-text.ts';
import { FigureLink } from './figure-link.tsx';

type Props = {
  month: string;
  of: FigureOf;
  onStatement: (source: FigureSource, statement: StatementRow) => void;
};

/** The releases in a month's figure, each with its statements. */
export function FigureSources({ month, of, onStatement }: Props) {
  const { rows, error, isFetching, retry, more } = useFigureSources(month, of);
  return (
    <div className="grid gap-5">
      {error && <LoadFailed message={earningsMessage(error)} onRetry={retry} busy={isFetching} />}
      {!rows && !error && <Skeleton className="h-40" />}
      {rows?.length === 0 && !more && <EmptyState title="No earnings here this month" />}
      {rows?.map((source) => (
        <section key={source.releaseId} className="grid gap-1" aria-label={source.title || 'No title'}>
          <h3 className="flex justify-between gap-3 text-body">
            <span className="[overflow-wrap:anywhere]">{source.title || 'No title'}</span>
            <span className="tabular-nums">{amountText(source.earnedMicros)}</span>
          </h3>
          <ul className="grid">
            {source.statements.map((statement) => (
              <li key={statement.statementId}>
                <FigureLink
                  name={statement.source}
                  note={statement.fileName}
                  amount={amountText(statement.earnedMicros)}
                  onOpen={() => onStatement(source, statement)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
    </div>
  );
}
