import type { Quotes, ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import { type QuoteTotals, StatementFault } from '../../shared/royalties/statement-fault.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { Engine } from './duckdb-gateway.ts';
import { type QuoteEvidence, quoteEvidence } from './quote-evidence.ts';
import { readCells, readRows } from './source-sql.ts';

/** How the quotation marks in a file are read. */
export type QuoteChoice = {
  quotes: Quotes;
  evidence: QuoteEvidence;
  /**
   * The line of a quotation mark that is never closed. Quotation marks are then read as text, provided that every row
   * has the header's columns.
   */
  onlyIfWhole?: number;
};

/**
 * Decides whether quotation marks enclose cells or are part of the text (product 23.24). In a tab-separated file they
 * are text, unless the file proves that it uses quoting. In other files they enclose cells, unless one is never closed,
 * or a quoted cell would contain whole rows.
 * @returns `ask`, with a line, if both readings are possible and differ
 */
function decideQuotes(
  evidence: QuoteEvidence,
  delimiter: string,
): { quotes: Quotes; onlyIfWhole?: number } | { ask: number } {
  const { isProof, unclosed, ambiguous } = evidence;
  if (unclosed !== undefined) return { quotes: 'text', onlyIfWhole: unclosed };
  if (delimiter === '\t' && !isProof) return { quotes: 'text' };
  return ambiguous === undefined ? { quotes: 'cells' } : { ask: ambiguous };
}

type QuotesRequest = { file: CheckedFile; plan: ReadingPlan; quotes?: Quotes | undefined };

/**
 * Chooses how to read a file's quotation marks, by the evidence in it or by the office's choice.
 * @throws StatementFault `quotes-unclear` with the totals of both readings; `quote-unclosed` if the office chose
 * quoting and a quotation mark is never closed
 */
export async function chooseQuotes(engine: Engine, { file, plan, quotes }: QuotesRequest): Promise<QuoteChoice> {
  const { delimiter, columns, skip } = plan;
  const evidence = await quoteEvidence(file.readable, { delimiter, columns: columns.length, header: skip });
  // Our own code writes a sheet's text, without quoting.
  if (file.sheet) return { quotes: 'text', evidence };
  if (quotes === 'cells' && evidence.unclosed !== undefined)
    throw new StatementFault({ code: 'quote-unclosed', line: evidence.unclosed });
  if (quotes) return { quotes, evidence };
  const decided = decideQuotes(evidence, delimiter);
  if (!('ask' in decided)) return { ...decided, evidence };
  const [asCells, asText] = [
    await readTotals(engine, file, { ...plan, quotes: 'cells' }),
    await readTotals(engine, file, { ...plan, quotes: 'text' }),
  ];
  throw new StatementFault({ code: 'quotes-unclear', line: decided.ask, asCells, asText });
}

async function readTotals(engine: Engine, file: CheckedFile, plan: ReadingPlan): Promise<QuoteTotals> {
  const [row] = await engine.rows(
    `SELECT count(*) AS lines, coalesce(sum(amount), 0) AS amount FROM (${readCells(plan, readRows(file.readable, plan, 'later'))}) WHERE flaw = ''`,
  );
  return { lines: Number(row?.lines ?? 0), amount: row?.amount ?? '0' };
}
