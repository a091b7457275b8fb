import { parse } from 'csv-parse/sync';
import { Problem } from '../../shared/contract/problem.ts';

/** The codes that a file gives for one release, by track number; '' for a missing code. */
export type ReleaseCodes = {
  line: number;
  releaseId: string;
  upcs: string[];
  isrcs: { number: number; isrc: string }[];
};

const columns = ['release id', 'upc', 'track number', 'isrc'] as const;
type Line = { record: Partial<Record<string, string>>; info: { lines: number } };

/**
 * Reads a file with the distributor's codes: one line per track, in any order, with at least the columns `release id`,
 * `upc`, `track number` and `isrc` (product 14.9).
 * @throws Problem `import-unreadable` with the missing column, or with the reason why it is not CSV
 */
export function readCodesFile(csv: string): ReleaseCodes[] {
  const releases = new Map<string, ReleaseCodes>();
  for (const { record, info } of linesOf(csv)) {
    const releaseId = record['release id'] ?? '';
    const found = releases.get(releaseId) ?? { line: info.lines, releaseId, upcs: [], isrcs: [] };
    releases.set(releaseId, found);
    const { upc = '', isrc = '' } = record;
    if (upc !== '' && !found.upcs.includes(upc)) found.upcs.push(upc);
    if (isrc !== '') found.isrcs.push({ number: Number(record['track number']), isrc });
  }
  return [...releases.values()];
}

function linesOf(csv: string): Line[] {
  let header: string[] = [];
  try {
    const lines = parse<Line>(csv, {
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      columns: (names: string[]) => {
        header = names.map((name) => name.trim().toLowerCase());
        return header;
      },
    });
    const missing = columns.find((column) => !header.includes(column));
    if (missing) throw new Problem('import-unreadable', { column: missing });
    return lines;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('import-unreadable', { reason: error instanceof Error ? error.message : String(error) });
  }
}
