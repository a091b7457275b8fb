import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { temporaryFolder } from '../../infra/test/test-cleanup.ts';
import { checkStatementFile } from './check-statement-file.ts';
import { file, good, line, read } from './test/mapped-file.ts';

/**
 * Returns a workbook written by XlsxWriter, openpyxl, Gnumeric or LibreOffice; the locked one was written by
 * xlsx-populate.
 */
const workbook = (name: string): Buffer => readFileSync(new URL(`./test/workbooks/${name}`, import.meta.url));
/** Returns the same workbook with added or changed parts. */
const changed = (parts: Zippable, name = 'xlsxwriter.xlsx') => zipSync({ ...unzipSync(workbook(name)), ...parts });
const part = (name: string, of: string) => Buffer.from(unzipSync(workbook(name))[of] as Uint8Array).toString();
const checked = (bytes: Uint8Array, sheet?: string) => {
  const folder = temporaryFolder();
  const at = path.join(folder, 'dropped');
  writeFileSync(at, bytes);
  return checkStatementFile(at, { folder, ...(sheet && { sheet }) });
};

describe('a workbook (product 23.14)', () => {
  test.each(['xlsxwriter.xlsx', 'libreoffice.xlsx'])(
    '%s is read from its first visible sheet with a header, and its lines have the numbers of its rows',
    async (name) => {
      const { reading, lines } = await read(workbook(name));
      expect(reading).toMatchObject({
        lines: 2,
        amount: '1.55',
        quantity: '5',
        months: ['2026-08'],
        bad: { count: 0 },
      });
      expect(lines.map(({ line: row, title, upc, month }) => [Number(row), title, upc, month])).toEqual([
        [4, 'Low Tide', '0860000000000', '2026-08'],
        [5, 'Café "Nº 5" Live', '0012345678905', '2026-08'],
      ]);
      expect((await checked(workbook(name))).sheet).toEqual({ name: 'August', others: ['September'] });
    },
  );

  it('is read from the sheet that the office chooses', async () => {
    expect((await read(workbook('xlsxwriter.xlsx'), { sheet: 'September' })).reading.amount).toBe('7');
    expect((await checked(workbook('xlsxwriter.xlsx'), 'September')).sheet).toEqual({
      name: 'September',
      others: ['August'],
    });
    await expect(checked(workbook('xlsxwriter.xlsx'), 'Working')).rejects.toMatchObject({
      fault: { code: 'sheet-missing', sheet: 'Working', sheets: ['August', 'September'] },
    });
  });

  it('has the stored digits, whatever its cells display', async () => {
    const { reading } = await read(workbook('gnumeric.xlsx'));
    expect(reading.amount).toBe('1.550000000000000039991');
  });

  it('may count days from 1904, and have exponents, booleans and empty rows', async () => {
    const { reading, lines } = await read(workbook('openpyxl.xlsx'));
    expect(reading).toMatchObject({ amount: '0.3000001', months: ['2026-08'] });
    expect(lines.map(({ line: row, title }) => [Number(row), title])).toEqual([
      [2, 'Low Tide'],
      [4, 'TRUE'],
    ]);
  });

  it('may have prefixes in its XML', async () => {
    const prefixed = part('openpyxl.xlsx', 'xl/worksheets/sheet1.xml')
      .replace(/<(\/?)(\w)/g, '<$1x:$2')
      .replace('xmlns=', 'xmlns:x=');
    const bytes = changed({ 'xl/worksheets/sheet1.xml': Buffer.from(prefixed) }, 'openpyxl.xlsx');
    expect((await read(bytes)).reading.amount).toBe('0.3000001');
  });

  it('may be packed in an archive', async () => {
    expect((await read(zipSync({ 'August.xlsx': workbook('gnumeric.xlsx') }))).reading.lines).toBe(2);
    expect((await read(gzipSync(workbook('gnumeric.xlsx')))).reading.lines).toBe(2);
  });

  it('does not read the 0 of an uncomputed formula as an amount', async () => {
    const book = part('openpyxl.xlsx', 'xl/workbook.xml').replace(/<calcPr[^>]*>/, '');
    const asks = book.replace('</workbook>', '<calcPr fullCalcOnLoad="1"/></workbook>');
    const sheet = part('openpyxl.xlsx', 'xl/worksheets/sheet1.xml').replace('<v>0.3</v>', '<f>0.1+0.2</f><v>0</v>');
    const parts = { 'xl/worksheets/sheet1.xml': Buffer.from(sheet) };
    const headOf = async (workbook: string) =>
      (await checked(changed({ ...parts, 'xl/workbook.xml': Buffer.from(workbook) }, 'openpyxl.xlsx'))).head;
    expect(await headOf(asks)).toContain('\t=0.1+0.2\t');
    expect(await headOf(book)).toContain('\t0\t');
  });

  it('is damaged if two cells have the same position', async () => {
    const sheet = part('openpyxl.xlsx', 'xl/worksheets/sheet1.xml').replace(/(<c r="A2".*?<\/c>)/, '$1$1');
    const bytes = changed({ 'xl/worksheets/sheet1.xml': Buffer.from(sheet) }, 'openpyxl.xlsx');
    await expect(checked(bytes)).rejects.toMatchObject({ fault: { code: 'damaged' } });
  });

  it('shows a formula without a computed value, and does not read it as an amount', async () => {
    const sheet = part('openpyxl.xlsx', 'xl/worksheets/sheet1.xml').replace('<v>0.3</v>', '<f>0.1+0.2</f>');
    const { head } = await checked(changed({ 'xl/worksheets/sheet1.xml': Buffer.from(sheet) }, 'openpyxl.xlsx'));
    expect(head).toContain('\t=0.1+0.2\t');
  });

  test.each([
    ['with a password', workbook('locked.xlsx'), { code: 'workbook-locked' }],
    ['of an old Excel', workbook('gnumeric.xls'), { code: 'workbook-of-other-kind' }],
    ['in OpenDocument format', workbook('gnumeric.ods'), { code: 'workbook-of-other-kind' }],
    ['with macros', changed({ 'xl/vbaProject.bin': Buffer.from('x') }), { code: 'workbook-with-macros' }],
    [
      'with links',
      changed({ 'xl/externalLinks/externalLink1.xml': Buffer.from('<x/>') }),
      { code: 'workbook-with-links' },
    ],
    ['in binary format', changed({ 'xl/workbook.bin': Buffer.from('x') }), { code: 'workbook-of-other-kind' }],
    ['with a part that is not XML', changed({ 'xl/sharedStrings.xml': Buffer.from('<sst><si>') }), { code: 'damaged' }],
    [
      'without a header',
      changed(
        {
          'xl/worksheets/sheet1.xml': Buffer.from(
            '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
          ),
        },
        'openpyxl.xlsx',
      ),
      { code: 'workbook-without-header' },
    ],
    [
      'with a row of a thousand columns',
      changed(
        {
          'xl/worksheets/sheet1.xml': Buffer.from(
            `<worksheet><sheetData><row>${'<c><v>1</v></c>'.repeat(1_000)}</row></sheetData></worksheet>`,
          ),
        },
        'openpyxl.xlsx',
      ),
      { code: 'too-many-columns', line: 1, most: 500 },
    ],
    [
      'with a row beyond the last one of Excel',
      changed(
        {
          'xl/worksheets/sheet1.xml': Buffer.from(
            '<worksheet><sheetData><row r="1048577"><c><v>1</v></c></row></sheetData></worksheet>',
          ),
        },
        'openpyxl.xlsx',
      ),
      { code: 'sheet-too-large', of: 'rows' },
    ],
    [
      'of text',
      zipSync({ '[Content_Types].xml': Buffer.from('<Types/>'), 'word/document.xml': Buffer.from('<x/>') }),
      { code: 'not-a-statement' },
    ],
  ])('%s is refused with a message (product 23.5)', async (_, bytes, fault) => {
    await expect(checked(bytes)).rejects.toMatchObject({ fault });
  });
});

describe('archives (product 23.14)', () => {
  const content = Buffer.from(file(line(), ...good(2)));
  test.each([
    ['a gzip in a ZIP', zipSync({ 'a.csv.gz': gzipSync(content) })],
    ['a ZIP in a ZIP', zipSync({ 'a.zip': zipSync({ 'b.csv': content }) })],
    ['a ZIP in a gzip', gzipSync(zipSync({ 'b.csv': content }))],
    ['three nested archives', gzipSync(zipSync({ 'a.zip': zipSync({ 'b.csv': content }) }))],
  ])('%s is read', async (_, bytes) => {
    expect((await read(bytes)).reading).toMatchObject({ lines: 3, amount: '4.5' });
  });
});
