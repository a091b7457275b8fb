import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StatementFault } from '../../../shared/royalties/statement-fault.ts';
import type { ZipArchive } from '../zip-archive.ts';
import type { CellRules } from './cell-text.ts';
import { dateStyles } from './date-styles.ts';
import { sharedStrings } from './shared-strings.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';
import { PART_MB, type WorkbookParts, workbookParts } from './workbook-parts.ts';

/** The sheet that was read, and the others, which may be statements too. */
export type SheetChoice = { name: string; others: string[] };

/** How many rows, and how many chunks, are examined to find a sheet's header and width. */
const HEAD_ROWS = 200;
const HEAD_PIECES = 1_000;
/** The maximum number of sheets; any others are ignored. */
const MAX_SHEETS = 100;
/** The maximum size of a sheet's XML, or of the shared strings. */
const SHEET_MB = 2_048;

type Sheet = WorkbookParts['sheets'][number];
type Rows = (sheet: Sheet) => Promise<AsyncGenerator<SheetRow[]>>;

const countFilledCells = ({ cells }: SheetRow): number => cells.filter((cell) => cell !== '').length;

/** Returns the width of a sheet; 0 if fewer than two rows have at least two cells. */
async function widthOf(rows: AsyncGenerator<SheetRow[]>): Promise<number> {
  const head: SheetRow[] = [];
  let pieces = 0;
  for await (const found of rows) {
    head.push(...found);
    pieces += 1;
    if (head.length >= HEAD_ROWS || pieces >= HEAD_PIECES) break;
  }
  const wide = head.slice(0, HEAD_ROWS).filter((row) => countFilledCells(row) > 1);
  return wide.length < 2 ? 0 : Math.max(...wide.map(({ cells }) => cells.length));
}

/** Makes the lines of the text file, one for each row. An empty row becomes an empty line. */
async function* linesOf(rows: AsyncGenerator<SheetRow[]>, width: number): AsyncGenerator<string> {
  let next = 1;
  for await (const found of rows) {
    let text = '';
    for (const { row, cells } of found) {
      text += '\n'.repeat(row - next);
      while (cells.length < width) cells.push('');
      text += `${cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`;
      next = row + 1;
    }
    yield text;
  }
}

async function chooseSheet(sheets: readonly Sheet[], rows: Rows, wanted: string | undefined) {
  const looked = [];
  for (const sheet of sheets.slice(0, MAX_SHEETS)) looked.push({ sheet, width: await widthOf(await rows(sheet)) });
  const tables = looked.filter(({ width }) => width > 0);
  const names = tables.map(({ sheet }) => sheet.name);
  const choice = wanted === undefined ? tables[0] : tables.find(({ sheet }) => sheet.name === wanted);
  if (tables.length === 0) throw new StatementFault({ code: 'workbook-without-header' });
  if (!choice) throw new StatementFault({ code: 'sheet-missing', sheet: wanted ?? '', sheets: names });
  return { ...choice, others: names.filter((name) => name !== choice.sheet.name) };
}

/**
 * Writes a sheet of a workbook as text: one line per row, tabs between cells, no quoting, and a space in place of each
 * tab or line end in a cell.
 * @param wanted the name of the sheet; by default the first with a header and a line
 * @throws StatementFault for a workbook that has no such sheet, is damaged, or is too large
 */
export async function writeSheetAsText(zip: ZipArchive, file: string, wanted?: string): Promise<SheetChoice> {
  const parts = await workbookParts(zip);
  const rules: CellRules = {
    strings: parts.sharedStrings ? await sharedStrings(await zip.read(parts.sharedStrings, SHEET_MB)) : [],
    dates: parts.styles ? await dateStyles(await zip.read(parts.styles, PART_MB)) : new Set(),
    is1904: parts.is1904,
    isUncomputed: parts.isUncomputed,
  };
  const rows: Rows = async ({ entry }) => sheetRows(await zip.read(entry, SHEET_MB), rules);
  const { sheet, width, others } = await chooseSheet(parts.sheets, rows, wanted);
  await pipeline(Readable.from(linesOf(await rows(sheet), width)), createWriteStream(file));
  return { name: sheet.name, others };
}
