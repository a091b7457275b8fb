import * as z from 'zod';
import { addDecimals, decimalOf, decimalText } from '../../shared/royalties/exact-decimal.ts';
import { type SetAsideGroup, type SetAsideRow, setAsideReasons } from '../../shared/royalties/set-aside.ts';
import type { Engine } from './duckdb-gateway.ts';
import { numberedRows, type RowSource } from './numbered-rows.ts';
import { literal } from './sql-text.ts';

const Reason = z.enum(setAsideReasons);

/** The maximum number of set-aside rows to list. */
const LISTED = 100;
/** The maximum number of totals rows to compare. */
const MAX_TOTALS = 2_000;

/** A totals row, with the text in its amount column. */
export type TotalsRow = { line: number; amount: string };

export type SetAside = {
  groups: SetAsideGroup[];
  first: SetAsideRow[];
  totals: TotalsRow[];
  /**
   * Totals rows whose numbers are in unexpected columns: the cells do not fit the header, or the amount column is
   * empty.
   */
  looseTotals: string[];
};

/**
 * Collects the rows that are not sales, including those that the engine rejected. If a row names no recording, every
 * cell of it is examined.
 */
export async function setAsideRows(engine: Engine, source: RowSource, isAny: boolean): Promise<SetAside> {
  const rejected = source.rejected.setAside;
  const loose = rejected.filter(({ reason }) => reason === 'total').map(({ text }) => text);
  if (!isAny) {
    const groups = groupByReason(rejected.map((row) => ({ ...row, amount: '0', rows: 1 })));
    return { groups, first: rejected.slice(0, LISTED), totals: [], looseTotals: loose };
  }
  const cells = `string_split(text, ${literal(source.plan.delimiter)})`;
  const isTotal = `list_bool_or([is_totals_label(cell) FOR cell IN ${cells}])`;
  const isBlank = `trim(replace(text, ${literal(source.plan.delimiter)}, '')) = ''`;
  await engine.run(`CREATE OR REPLACE TABLE set_aside AS
    SELECT line, amount, text, CASE WHEN flaw <> 'unnamed' THEN flaw WHEN ${isBlank} THEN 'blank' WHEN ${isTotal} THEN 'total' ELSE 'unnamed' END AS reason
    FROM ${await numberedRows(engine, source)} WHERE flaw IN (${setAsideReasons.map(literal).join(', ')})`);
  const sums = await engine.rows(
    'SELECT reason, count(*) AS rows, coalesce(sum(amount), 0) AS amount FROM set_aside GROUP BY reason',
  );
  const rows = await engine.rows(`SELECT line, reason, text FROM set_aside ORDER BY line LIMIT ${LISTED}`);
  const totals = await engine.rows(
    `SELECT line, amount, text FROM set_aside WHERE reason = 'total' ORDER BY line LIMIT ${MAX_TOTALS}`,
  );
  const first = rows.map((row) => ({
    line: Number(row.line),
    reason: Reason.parse(row.reason),
    text: row.text ?? '',
  }));
  return {
    groups: groupByReason([
      ...sums.map((row) => ({
        reason: Reason.parse(row.reason),
        rows: Number(row.rows),
        amount: row.amount ?? '0',
      })),
      ...rejected.map((row) => ({ ...row, amount: '0', rows: 1 })),
    ]),
    first: [...first, ...rejected].sort((a, b) => a.line - b.line).slice(0, LISTED),
    totals: totals.flatMap(({ line, amount }) => (amount ? [{ line: Number(line), amount }] : [])),
    looseTotals: [...loose, ...totals.flatMap(({ amount, text }) => (amount ? [] : (text ?? '')))],
  };
}

function groupByReason(parts: readonly SetAsideGroup[]): SetAsideGroup[] {
  return setAsideReasons.flatMap((reason) => {
    const own = parts.filter((part) => part.reason === reason);
    const amount = own.reduce((sum, part) => addDecimals(sum, decimalOf(part.amount) ?? sum), { units: 0n, places: 0 });
    const rows = own.reduce((sum, part) => sum + part.rows, 0);
    return rows === 0 ? [] : [{ reason, rows, amount: decimalText(amount) }];
  });
}
