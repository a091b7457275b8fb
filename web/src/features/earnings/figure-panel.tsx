import { useState } from 'react';
import type { FigureSource, FigureView, StatementRow } from '../../../../shared/earnings/earnings-view.ts';
import type { FigureOf } from '../../data/earnings/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { amountText, monthText } from './earnings-text.ts';
import { FigureMonths } from './figure-months.tsx';
import { FigureSources } from './figure-sources.tsx';
import { StatementLines } from './statement-lines.tsx';

/** An opened figure: its title, filters and range. */
export type OpenedFigure = {
  title: string;
  of: FigureOf;
  range: { from: string; to: string };
  earnedMicros: string;
};

type Selection = { source: FigureSource; statement: StatementRow };
type Props = { figure: OpenedFigure; onClose: () => void };

/**
 * Shows the source of a figure: its months, then its releases and their statements, then the lines of the file (product
 * 25.3).
 */
export default function FigurePanel({ figure: { title, of, range, earnedMicros }, onClose }: Props) {
  const only = range.from === range.to ? range.from : undefined;
  const [month, setMonth] = useState<{ month: string } & Partial<FigureView>>();
  const [chosen, setChosen] = useState<Selection>();
  const at = only ?? month?.month;
  const back = () => {
    if (chosen) setChosen(undefined);
    else setMonth(undefined);
  };
  const isWhole = of.trackId === undefined && of.store === undefined && of.country === undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={chosen && of.releaseId === undefined ? `${title}: ${chosen.source.title || 'No title'}` : title}
      description={
        <>
          {amountText(chosen ? shownTotal(chosen, isWhole) : (month?.earnedMicros ?? earnedMicros))}
          {at ? `, ${monthText(at)}` : `, ${monthText(range.from)} to ${monthText(range.to)}`}
        </>
      }
    >
      <div className="grid gap-4">
        {(chosen || (month && !only)) && (
          <button
            type="button"
            className="justify-self-start text-small text-soft underline decoration-edge underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
            onClick={back}
          >
            {chosen ? 'Back to the statements' : 'Back to the months'}
          </button>
        )}
        {!at && <FigureMonths range={range} of={of} onMonth={setMonth} />}
        {at && !chosen && (
          <FigureSources month={at} of={of} onStatement={(source, statement) => setChosen({ source, statement })} />
        )}
        {at && chosen && (
          <StatementLines
            statement={chosen.statement}
            of={{
              month: at,
              releaseId: chosen.source.releaseId,
              statementId: chosen.statement.statementId,
              trackId: of.trackId,
              store: of.store,
              country: of.country,
            }}
            isWhole={isWhole}
          />
        )}
      </div>
    </Dialog>
  );
}

/**
 * The total to show: the statement's whole amount for the release, or only the part for one track, store or country.
 */
const shownTotal = ({ source, statement }: Selection, isWhole: boolean): string =>
  isWhole ? statement.earnedMicros : source.earnedMicros;
