import { Problem } from '../../shared/contract/problem.ts';
import { columnsNamed } from '../../shared/royalties/column-name.ts';
import { readsColumns } from '../../shared/royalties/detect-statement.ts';
import { formats } from '../../shared/royalties/formats.ts';
import { areAmounts } from '../../shared/statements/cell-kind.ts';
import { isLeftOut } from '../../shared/statements/left-out.ts';
import { type Mapping, mappedColumns } from '../../shared/statements/mapping.ts';
import type { FileHead } from '../../shared/statements/statement-parts.ts';

/**
 * A mapping fits the file that it is made for (product 23.22).
 * @param head how the file begins, where that is stored
 * @throws Problem `mapping-wrong` with what is wrong: a `column` that the file has not; one that it has twice (`repeated`); one for the
 *   amount without a number in the first rows (`text`, with an `example`); `needed`, when no line could be matched; or the
 *   `known` format that reads the file
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
  const amounts = head.rows.filter((row) => !isLeftOut(row, head.columns, exclude)).map((row) => row[amount] ?? '');
  if (!areAmounts(amounts))
    throw new Problem('mapping-wrong', { text: columns.amount, example: amounts.find((cell) => cell.trim() !== '') });
}
