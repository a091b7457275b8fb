import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import type { QuoteChoice } from './choose-quotes.ts';
import type { RowSource } from './numbered-rows.ts';
import type { Reading } from './reading.ts';

/**
 * Where each line of the file went (product 23.24).
 * @throws StatementFault when one is missing: the engine passed over it
 */
export function linesOfFile(
  { file, plan }: RowSource,
  choice: QuoteChoice | undefined,
  { lines, setAside }: { lines: number; setAside: number },
): Reading['file'] {
  const isQuoting = plan.quotes === 'cells';
  const inCells = isQuoting ? (choice?.evidence.innerLineEnds ?? 0) : 0;
  const innerBlank = isQuoting ? (choice?.evidence.innerBlankLines ?? 0) : 0;
  const head = file.head.split('\n', plan.skip);
  const blankAbove = head.filter((line) => line.replace(/^\uFEFF/, '').trim() === '').length;
  const blank = file.blankLines - blankAbove - innerBlank;
  const missing = file.lines - plan.skip - blank - inCells - lines - setAside;
  if (missing !== 0) throw new StatementFault({ code: 'lines-lost', lines: file.lines, read: file.lines - missing });
  return { physical: file.lines, above: plan.skip, setAside, blank, inCells };
}
