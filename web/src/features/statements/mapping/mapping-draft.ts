import { columnsNamed } from '../../../../../shared/royalties/column-name.ts';
import { areAmounts } from '../../../../../shared/statements/cell-kind.ts';
import { isExcludedRow } from '../../../../../shared/statements/is-excluded-row.ts';
import type { Exclusion, Mapping, StoredMapping } from '../../../../../shared/statements/mapping.ts';
import type { FileHead } from '../../../../../shared/statements/statement-parts.ts';
import { keysOf } from '../../../../../shared/typed-record.ts';
import { notAmountsMessage } from '../../../data/statements/messages.ts';
import { type CellName, columnNames } from './column-names.ts';
import { guessColumns } from './guess-columns.ts';

/** A mapping being edited. */
export type MappingDraft = Required<Pick<Mapping, 'name' | 'use' | 'dates' | 'footer' | 'exclude'>> & {
  chosen: Partial<Record<CellName, string>>;
  /** Cells for which several columns are equally likely, until one of them is chosen. */
  unsure: Partial<Record<CellName, readonly string[]>>;
};

export type MappingErrors = Partial<Record<'name' | 'amount' | 'codes', string>> & {
  /** Errors in the exclusion rules, by index. */
  exclude?: readonly (string | undefined)[];
};

/** The initial draft: the saved mapping, limited to the file's columns, or a first guess. */
export function draftFrom(head: FileHead, kept: StoredMapping | undefined): MappingDraft {
  if (!kept) return { name: '', use: 'stream', dates: 'month-first', footer: '', exclude: [], ...guessColumns(head) };
  const inFile = (column: string) => head.columns[columnsNamed(head.columns, column)[0] ?? -1];
  const chosen: MappingDraft['chosen'] = {};
  for (const cell of keysOf(columnNames)) {
    const column = kept.columns[cell];
    const found = column === undefined ? undefined : inFile(column);
    if (found !== undefined) chosen[cell] = found;
  }
  const exclude = (kept.exclude ?? []).flatMap(({ column, value }) => {
    const found = inFile(column);
    return found === undefined ? [] : [{ column: found, value }];
  });
  const { name, use, dates, footer = '' } = kept;
  return { name, use, dates, footer, exclude, chosen, unsure: {} };
}

const filled = ({ column, value }: Exclusion): boolean => column !== '' || value.trim() !== '';

/** Converts a draft to a mapping, or returns its errors. */
export function mappingFrom(draft: MappingDraft, head: FileHead): { mapping?: Mapping; errors: MappingErrors } {
  const { name, chosen, use, dates, footer } = draft;
  const exclude = draft.exclude.filter(filled).map(({ column, value }) => ({ column, value: value.trim() }));
  const wrongRules = draft.exclude.map((rule) =>
    filled(rule) && (rule.column === '' || rule.value.trim() === '') ? 'Choose a column and enter a value.' : undefined,
  );
  const amount = amountError(chosen.amount, exclude, head);
  const errors: MappingErrors = {
    ...(name.trim() === '' && { name: 'Enter the store or distributor that sends it.' }),
    ...(amount && { amount }),
    ...(!chosen.isrc && !chosen.upc && !chosen.title && { codes: 'Choose the column with the ISRC, UPC or title.' }),
    ...(wrongRules.some(Boolean) && { exclude: wrongRules }),
  };
  if (chosen.amount === undefined || Object.keys(errors).length > 0) return { errors };
  const mapping: Mapping = {
    name: name.trim(),
    columns: { ...chosen, amount: chosen.amount },
    use,
    dates,
    ...(footer.trim() && { footer: footer.trim() }),
    ...(exclude.length > 0 && { exclude }),
  };
  return { mapping, errors };
}

function amountError(column: string | undefined, exclude: readonly Exclusion[], head: FileHead): string | undefined {
  if (column === undefined) return 'Choose the column with the amount.';
  const at = head.columns.indexOf(column);
  const amounts = head.rows.filter((row) => !isExcludedRow(row, head.columns, exclude)).map((row) => row[at] ?? '');
  return areAmounts(amounts) ? undefined : notAmountsMessage(column, amounts.find((cell) => cell.trim() !== '') ?? '');
}
