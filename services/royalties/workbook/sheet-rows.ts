import type { Readable } from 'node:stream';
import { StatementFault } from '../../../shared/royalties/statement-fault.ts';
import { MAX_COLUMNS, MAX_LINE_BYTES } from '../line-counter.ts';
import { type CellRules, cellText, type StoredCell } from './cell-text.ts';
import { parseXml } from './parse-xml.ts';

/** The maximum number of rows, which is also Excel's limit. */
const MAX_ROWS = 1_048_576;
const MAX_CELLS = 50_000_000;

/** A row with its number in the sheet, from 1. Trailing empty cells are left out. */
export type SheetRow = { row: number; cells: string[] };

/** Returns the index of a column, from 0: `AB12` is in column 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}

/**
 * Streams a sheet's non-empty rows in batches, some of which may be empty.
 * @throws StatementFault for a sheet that is damaged or too large
 */
export async function* sheetRows(stream: Readable, rules: CellRules): AsyncGenerator<SheetRow[]> {
  let found: SheetRow[] = [];
  let current: SheetRow = { row: 0, cells: [] };
  let cell: StoredCell | undefined;
  let [column, cells, characters] = [-1, 0, 0];
  let into: 'value' | 'formula' | undefined;
  let isPhonetic = false;

  const put = (text: string): void => {
    if (text === '') return;
    const { row } = current;
    if (column >= MAX_COLUMNS)
      throw new StatementFault({ code: 'too-many-columns', line: row, columns: column + 1, most: MAX_COLUMNS });
    characters += text.length;
    if (characters > MAX_LINE_BYTES)
      throw new StatementFault({ code: 'row-too-long', line: row, bytes: MAX_LINE_BYTES });
    while (current.cells.length < column) current.cells.push('');
    current.cells[column] = text;
  };

  const pieces = parseXml(stream, {
    open(name, { r, t, s }) {
      if (name === 'row') {
        const row = r ? Number(r) : current.row + 1;
        if (!Number.isInteger(row) || row <= current.row) throw new StatementFault({ code: 'damaged' });
        if (row > MAX_ROWS) throw new StatementFault({ code: 'sheet-too-large', most: MAX_ROWS, of: 'rows' });
        current = { row, cells: [] };
        [column, characters] = [-1, 0];
      } else if (name === 'c') {
        const before = column;
        column = r ? columnOf(r) : column + 1;
        if (column <= before) throw new StatementFault({ code: 'damaged' });
        cells += 1;
        if (cells > MAX_CELLS) throw new StatementFault({ code: 'sheet-too-large', most: MAX_CELLS, of: 'cells' });
        cell = { type: t ?? 'n', style: s ? Number(s) : 0, value: undefined, formula: undefined };
      } else if (name === 'rPh') isPhonetic = true;
      else if (cell && (name === 'v' || (name === 't' && !isPhonetic))) {
        cell.value ??= '';
        into = 'value';
      } else if (cell && name === 'f') {
        cell.formula = '';
        into = 'formula';
      }
    },
    text(text) {
      if (cell && into) cell[into] += text;
    },
    close(name) {
      into = undefined;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c' && cell) {
        put(cellText(cell, rules));
        cell = undefined;
      }
      if (name === 'row' && current.cells.length > 0) found.push(current);
    },
  });
  for await (const _ of pieces) {
    yield found;
    found = [];
  }
}
