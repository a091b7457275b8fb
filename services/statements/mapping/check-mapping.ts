import { Problem } from '../../../shared/contract/problem.ts';
import { columnsNamed } from '../../../shared/royalties/column-name.ts';
import { readsColumns } from '../../../shared/royalties/detect-statement.ts';
import { formats } from '../../../shared/royalties/formats.ts';
import { areAmounts } from '../../../shared/statements/cell-kind.ts';
import { isExcludedRow } from '../../../shared/statements/is-excluded-row.ts';
import { type Mapping, mappedColumns } from '../../../shared/statements/mapping.ts';
import type { FileHead } from '../../../shared/statements/statement-parts.ts';

/**
 * Checks that a mapping fits the file for which it is made (product 23.22).
 * @param head the beginning of the file, if it is stored
 * @throws Problem `mapping-wrong` with one of: a `column` that the file does not have; a `repeated` column; an amount
 * column without numbers in the first rows (`text`, with an `example`); `needed`, if no line could be matched; or the
 * `known` format that already reads the file
 */
export function checkMapping(mapping: Pick<Mapping, 'columns' | 'exclude'>, head: FileHead | undefined): void {
  const { columns, exclude = [] } = mapping;
  if (!columns.isrc && !columns.upc && !columns.title) throw new Problem('mapping-wrong', { needed: 'isrc' });
  if (!head) return;
  const known = formats.find((format) => readsColumns(format, head.columns));
  if (known) throw new Problem('mapping-wrong', { known: known.name });
  for (const column of mappedColumns(mapping)) {
    const places = columnsNamed(head.columns, column);
    if (places.length === 0) throw new Problem('mapping-wrong', { column });
    if (places.length > 1) throw new Problem('mapping-wrong', { repeated: column });
  }
  const [amount = -1] = columnsNamed(head.columns, columns.amount);
  const amounts = head.rows.filter((row) => !isExcludedRow(row, head.columns, exclude)).map((row) => row[amount] ?? '');
  if (!areAmounts(amounts))
    throw new Problem('mapping-wrong', { text: columns.amount, example: amounts.find((cell) => cell.trim() !== '') });
}
