import type { Quotes, ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import { type QuoteTotals, StatementFault } from '../../shared/royalties/statement-fault.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { Engine } from './duckdb-gateway.ts';
import { type QuoteEvidence, quoteEvidence } from './quote-evidence.ts';
import { readCells, readRows } from './source-sql.ts';

/** How the quotes of a file are read. */
export type QuoteChoice = {
  quotes: Quotes;
  evidence: QuoteEvidence;
  /** A quote in this line is never closed, so quotes are text: which holds only while every row has the header's columns. */
  onlyIfWhole?: number;
};

/**
 * Decides what the quotes of a file are (product 23.24). Where tabs separate the cells a quote is text, unless the file proves that it
 * quotes; elsewhere it quotes, unless it cannot: a quote that is never closed, or whose cell would swallow whole rows.
 * @returns `ask` with a line where both ways read the file, and differ
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

type Given = { file: CheckedFile; plan: ReadingPlan; quotes?: Quotes | undefined };

/** @throws StatementFault `quotes-unclear` with what either way comes to; `quote-unclosed` where the office says that they quote, and they cannot */
export async function chooseQuotes(engine: Engine, { file, plan, quotes }: Given): Promise<QuoteChoice> {
  const { delimiter, columns, skip } = plan;
  const evidence = await quoteEvidence(file.readable, { delimiter, columns: columns.length, header: skip });
  // The text of a sheet is ours, and quotes nothing.
  if (file.sheet) return { quotes: 'text', evidence };
  if (quotes === 'cells' && evidence.unclosed !== undefined)
    throw new StatementFault({ code: 'quote-unclosed', line: evidence.unclosed });
  if (quotes) return { quotes, evidence };
  const decided = decideQuotes(evidence, delimiter);
  if (!('ask' in decided)) return { ...decided, evidence };
  const [asCells, asText] = [
    await totalsOf(engine, file, { ...plan, quotes: 'cells' }),
    await totalsOf(engine, file, { ...plan, quotes: 'text' }),
  ];
  throw new StatementFault({ code: 'quotes-unclear', line: decided.ask, asCells, asText });
}

async function totalsOf(engine: Engine, file: CheckedFile, plan: ReadingPlan): Promise<QuoteTotals> {
  const [row] = await engine.rows(
    `SELECT count(*) AS lines, coalesce(sum(amount), 0) AS amount FROM (${readCells(plan, readRows(file.readable, plan, 'later'))}) WHERE flaw = ''`,
  );
  return { lines: Number(row?.lines ?? 0), amount: row?.amount ?? '0' };
}
