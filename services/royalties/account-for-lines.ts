import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { QuoteChoice } from './choose-quotes.ts';
import type { RowSource } from './numbered-rows.ts';
import type { Reading } from './reading.ts';

/** Counts the blank lines below the header, including those within cells. */
export function countBlankBelowHeader({ head, blankLines }: CheckedFile, { skip }: ReadingPlan): number {
  const above = head.split('\n', skip).filter((line) => /^\uFEFF?\r?$/.test(line));
  return blankLines - above.length;
}

/**
 * Accounts for every line of the file (product 23.24).
 * @throws StatementFault if a line is missing, because the engine skipped it
 */
export function accountForLines(
  { file, plan }: RowSource,
  choice: QuoteChoice | undefined,
  { lines, setAside }: { lines: number; setAside: number },
): Reading['file'] {
  const isQuoting = plan.quotes === 'cells';
  const inCells = isQuoting ? (choice?.evidence.innerLineEnds ?? 0) : 0;
  const innerBlank = isQuoting ? (choice?.evidence.innerBlankLines ?? 0) : 0;
  const blank = countBlankBelowHeader(file, plan) - innerBlank;
  const missing = file.lines - plan.skip - blank - inCells - lines - setAside;
  if (missing !== 0) throw new StatementFault({ code: 'lines-lost', lines: file.lines, read: file.lines - missing });
  return { physical: file.lines, above: plan.skip, setAside, blank, inCells };
}
