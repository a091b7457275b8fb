import { parse } from 'csv-parse/sync';
import { nameTokens } from './name-tokens.ts';
import type { ListedName } from './sanction-repository.ts';

/**
 * The names of an operator's file: CSV with the columns `name`, `list` and `reference`. Aliases are rows of their own.
 * @throws Error that says what is wrong with the file
 */
export function readSanctions(text: string): ListedName[] {
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true });
  return rows.map(({ name, list, reference = '' }, n) => {
    if (!name || !list) throw new Error(`Row ${n + 2} has no name, or no list. The columns are name, list, reference.`);
    if (nameTokens(name).length === 0) throw new Error(`Row ${n + 2}: "${name}" has no letter.`);
    return { name, list, reference };
  });
}
