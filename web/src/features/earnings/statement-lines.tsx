import type { StatementRow } from '../../../../shared/earnings/earnings-view.ts';
import { useMyAdvances } from '../../data/advances/queries.ts';
import { earningsMessage } from '../../data/earnings/messages.ts';
import { type LinesOf, useFigureLines } from '../../data/earnings/queries.ts';
import { grouped, plural } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeductedParts } from './deducted-parts.tsx';
import { deductionShares } from './deduction-shares.ts';
import { countryText, exactText, kindOfUseText } from './earnings-text.ts';
import { albumPartText, lineComputation, totalOfLines } from './line-sum.ts';

type Props = {
  statement: StatementRow;
  of: LinesOf;
  /**
   * Whether the figure is the statement's whole amount for the release in that month, which the lines must add up to.
   */
  isWhole: boolean;
};

/** The lines in a store's file that make up a figure, each with its computation (product 25.4). */
export function StatementLines({ statement, of, isWhole }: Props) {
  const { rows, error, isFetching, retry, more } = useFigureLines(of);
  const deducted = deductionShares(statement, of);
  return (
    <div className="grid gap-4">
      <p className="text-small text-soft">
        {statement.source}, {statement.fileName}
        {statement.currency !== 'USD' && `, 1 ${statement.currency} = ${statement.rate} USD`}
      </p>
      {error && <LoadFailed message={earningsMessage(error)} onRetry={retry} busy={isFetching} />}
      {!rows && !error && <Skeleton className="h-40" />}
      <DeductedParts statement={statement} parts={deducted} />
      {rows?.length === 0 && !more && deducted.length === 0 && (
        <EmptyState title="This figure has no lines in this statement" />
      )}
      <ol className="grid gap-4">
        {rows?.map((line) => (
          <li
            key={`${line.line} ${line.trackId}`}
            className="grid gap-1.5 border-t border-line pt-3 first:border-t-0 first:pt-0"
          >
            <p className="text-small text-soft">
              {line.part === undefined ? 'Line' : `${albumPartText(line.part)} of line`} {grouped(line.line)} ·{' '}
              {line.store} · {countryText(line.country)} · {line.quantity} {kindOfUseText(line.use).toLowerCase()}
            </p>
            <p className="rounded-inner bg-sunken px-3 py-2 font-mono text-small [overflow-wrap:anywhere]">
              {line.text}
            </p>
            <p className="tabular-nums [overflow-wrap:anywhere]">{lineComputation(line, statement.rate)}</p>
          </li>
        ))}
      </ol>
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
      {rows && rows.length > 0 && !more && (
        <p className="border-t border-line pt-3 font-[560] tabular-nums">
          {plural(rows.length, 'line')}, exactly {exactText(totalOfLines(rows).replace(/\.?0+$/, ''))}
          {isWhole && (
            <span className="block font-normal text-soft">
              {deducted.length > 0 && 'With the deductions, '}
              {deducted.length > 0 ? 'posted' : 'Posted'}: {exactText(statement.earnedMicros)}. The statement is rounded
              once, to the millionth of a dollar.
              <RecoupedFromStatement of={of} earnedMicros={statement.earnedMicros} />
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** The amount recouped from the posted earnings, and what went to the balance (product 26.5). */
function RecoupedFromStatement({
  of: { month, statementId, releaseId },
  earnedMicros,
}: {
  of: LinesOf;
  earnedMicros: string;
}) {
  const { data } = useMyAdvances(month);
  const own = data?.taken.filter((row) => row.statementId === statementId && row.releaseId === releaseId) ?? [];
  const recouped = own.reduce((sum, { micros }) => sum + BigInt(micros), 0n);
  if (recouped === 0n) return null;
  return (
    <>
      {' '}
      Recouped for your advance: {exactText(String(recouped))}. Added to your balance:{' '}
      {exactText(String(BigInt(earnedMicros) - recouped))}.
    </>
  );
}
