import type { EarningsLine } from '../../../shared/earnings/earnings-view.ts';
import type { TrackId } from '../../../shared/ids.ts';
import { decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import type { StatementPart } from '../earned.ts';
import { fractionText, lineShare } from './line-share.ts';
import { isOf, type StoredLine } from './stored-lines.ts';

/** A line of a cell is some hundred characters; nobody reads more of one. */
const TEXT_MOST = 4_000;
/** Enough to see that two lines differ, however little a stream is worth. */
const DIGITS = 12;

/** A stored line as its artist sees it, with how it became their money. Undefined for one that nothing of this part explains. */
export function lineView(line: StoredLine, { rate, bases }: StatementPart): EarningsLine | undefined {
  const basis = bases.find(({ recordings }) => recordings.some(isOf(line)));
  const dollars = decimalOf(rate);
  if (!basis || !dollars) return undefined;
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
    percentage: basis.percentage,
    parts: basis.parts.map((part) => ({ ...part })),
    exactMicros: fractionText(lineShare(line.amount, dollars, basis), DIGITS),
  };
}
