/** Separators between the cells of a line, the most reliable one first. */
const DIVIDERS = ['\t', ';', '|', ','] as const;
type Divider = (typeof DIVIDERS)[number];

/** Splits a line into cells. A quoted cell may contain the separator, and a doubled quote in it stands for one. */
function cellsOf(line: string, divider: Divider): string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (let n = 0; n < line.length; n++) {
    const sign = line[n] ?? '';
    if (sign === '"' && isQuoted && line[n + 1] === '"') cell += line[++n];
    else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (sign === divider && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/** Removes the outer bars of a table row: '| Dawn | 3:21 |' has no cell before the first bar. */
const withoutFrame = (line: string, divider: Divider): string =>
  divider === '|' ? line.trim().replace(/^\||\|$/g, '') : line;

/** Whether the cells are the rule under a table's header: '|---|---|'. */
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^[-: ]*$/.test(cell));

/**
 * Splits pasted rows into cells.
 * @param isHeader whether cells are those of a header
 * @returns undefined if no line is a header
 */
export function sheetCells(
  text: string,
  isHeader: (cells: readonly string[]) => boolean,
): { header: string[]; rows: string[][] } | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (const divider of DIVIDERS) {
    const cut = lines.map((line) => cellsOf(withoutFrame(line, divider), divider));
    const at = cut.findIndex((cells) => cells.length > 1 && isHeader(cells));
    const header = cut[at];
    if (header) return { header, rows: cut.slice(at + 1).filter((cells) => cells.length > 1 && !isRule(cells)) };
  }
  return undefined;
}
