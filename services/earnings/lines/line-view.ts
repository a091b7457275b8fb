import type { EarningsLine } from '../../../shared/earnings/earnings-view.ts';
import type { TrackId } from '../../../shared/ids.ts';
import { type Decimal, decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import type { StatementPart } from '../earned.ts';
import { fractionText, lineShare } from './line-share.ts';
import { isOf, type StoredLine } from './stored-lines.ts';

/** A line of a cell is some hundred characters; nobody reads more of one. */
const TEXT_MOST = 4_000;
/** Enough to see that two lines differ, however little a stream is worth. */
const DIGITS = 12;

/**
 * A stored line as its artist sees it, with how it became their money: once for each of their tracks that it is of, which are several where
 * it is of a whole release (product 23.18). Nothing for a line that nothing of this part explains.
 */
export function lineViews(line: StoredLine, { rate, bases }: Pick<StatementPart, 'rate' | 'bases'>): EarningsLine[] {
  const dollars = decimalOf(rate);
  if (!dollars) return [];
  return bases.flatMap((basis) => {
    const recording = basis.recordings.find(isOf(line));
    return recording ? [lineView(line, { dollars, basis, part: recording.part })] : [];
  });
}

type Reckoning = { dollars: Decimal; basis: StatementPart['bases'][number]; part: number | undefined };

function lineView(line: StoredLine, { dollars, basis, part }: Reckoning): EarningsLine {
  const share = lineShare(line.amount, dollars, basis, part === undefined ? undefined : BigInt(part));
  return {
    line: line.line,
    text: line.text.slice(0, TEXT_MOST),
    trackId: basis.trackId as TrackId,
    store: line.store,
    country: line.territory,
    use: line.use,
    quantity: decimalText(line.quantity),
    amount: decimalText(line.amount),
    currency: line.currency,
    ...(part !== undefined && { part }),
    percentage: basis.percentage,
    parts: basis.parts.map((part) => ({ ...part })),
    exactMicros: fractionText(share, DIGITS),
  };
}
