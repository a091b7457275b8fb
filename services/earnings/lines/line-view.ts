import type { EarningsLine } from '../../../shared/earnings/earnings-view.ts';
import { type Decimal, decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import type { StatementPart } from '../artist-earnings.ts';
import { fractionText, lineShare } from './line-share.ts';
import { isLineOf, type StoredLine } from './read-lines-page.ts';

/** The maximum length of a line's text. Real lines have a few hundred characters. */
const MAX_TEXT = 4_000;
/** The number of decimals: enough to tell two lines apart, however little a stream earns. */
const DIGITS = 12;

/**
 * Shows the artist a stored line and how it became their money, once for each of their tracks that it pays: a line for
 * a whole release pays several (product 23.18). Empty if no basis in this part explains the line.
 */
export function lineViews(line: StoredLine, { rate, bases }: Pick<StatementPart, 'rate' | 'bases'>): EarningsLine[] {
  const dollars = decimalOf(rate);
  if (!dollars) return [];
  return bases.flatMap((basis) => {
    const recording = basis.recordings.find(isLineOf(line));
    return recording ? [lineView(line, { dollars, basis, part: recording.part })] : [];
  });
}

type LineTerms = { dollars: Decimal; basis: StatementPart['bases'][number]; part: number | undefined };

function lineView(line: StoredLine, { dollars, basis, part }: LineTerms): EarningsLine {
  const share = lineShare(line.amount, dollars, basis, part === undefined ? undefined : BigInt(part));
  return {
    line: line.line,
    text: line.text.slice(0, MAX_TEXT),
    trackId: basis.trackId,
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
