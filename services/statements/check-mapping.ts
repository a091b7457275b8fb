import { Problem } from '../../shared/contract/problem.ts';
import { columnsNamed } from '../../shared/royalties/column-name.ts';
import type { Mapping } from '../../shared/statements/mapping.ts';
import type { FileHead } from '../../shared/statements/statement-parts.ts';

/**
 * A mapping fits the file that it is made for.
 * @param head how the file begins, where that is stored
 * @throws Problem `mapping-wrong` with what is wrong: a `column` that the file has not, or has twice (`repeated`); or `needed`
 */
export function checkMapping({ columns }: Pick<Mapping, 'columns'>, head: FileHead | undefined): void {
  if (!columns.isrc && !columns.upc && !columns.title) throw new Problem('mapping-wrong', { needed: 'isrc' });
  if (!head) return;
  for (const column of Object.values(columns)) {
    if (column === undefined) continue;
    const places = columnsNamed(head.columns, column);
    if (places.length === 0) throw new Problem('mapping-wrong', { column });
    if (places.length > 1) throw new Problem('mapping-wrong', { repeated: column });
  }
}
