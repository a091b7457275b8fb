import { parse } from 'csv-parse/sync';
import { comparedName } from './compared-name.ts';
import type { ListedName } from './sanction-repository.ts';

/**
 * Parses an operator's file: CSV with the columns `name`, `list` and `reference`. Each alias has its own row.
 * @throws Error with the fault in the file
 */
export function readSanctions(text: string, { mayBeEmpty = false } = {}): ListedName[] {
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true });
  if (rows.length === 0 && !mayBeEmpty)
    throw new Error('The file has no names. To remove every name that was loaded, say so with --empty.');
  return rows.map(({ name, list, reference = '' }, n) => {
    if (!name || !list) throw new Error(`Row ${n + 2} has no name, or no list. The columns are name, list, reference.`);
    if (!comparedName(name)) throw new Error(`Row ${n + 2}: "${name}" has no letter.`);
    return { name, list, reference };
  });
}
