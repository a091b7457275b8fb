import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { StatementId } from '../../../shared/ids.ts';
import { FileHead } from '../../../shared/statements/statement-parts.ts';
import { file, line, type OwnImport, ownImport } from '../test/own-import.ts';

let own: OwnImport;
beforeAll(async () => {
  own = await ownImport();
});
const choicesOf = async (statementId: StatementId) =>
  FileHead.parse(await own.objects.readJson(statementId, 'head.json')).choices;

describe('product 23.14: the sheet of a workbook', () => {
  const workbook = readFileSync(new URL('../../royalties/test/workbooks/two-months.xlsx', import.meta.url));

  it('is the first with a header, then the one that the office chooses; each is imported once', async () => {
    const first = await own.drop(workbook, { fileName: 'ferry.xlsx' });
    expect(first).toMatchObject({ state: 'ready', read: { sheet: 'August', amount: '1.25', months: ['2026-08'] } });
    expect(await choicesOf(first.statementId)).toEqual({ sheet: { name: 'August', others: ['September'] } });

    // When the file is uploaded again, the same sheet is read, and the other one is offered.
    const second = await own.drop(workbook, { fileName: 'ferry.xlsx' });
    expect(second).toMatchObject({ state: 'stopped', fault: { code: 'file-known' } });
    expect(await choicesOf(second.statementId)).toEqual({ sheet: { name: 'August', others: ['September'] } });
    const other = await own.again(second.statementId, { sheet: 'September' });
    expect(other).toMatchObject({ state: 'ready', read: { sheet: 'September', amount: '7.5', months: ['2026-09'] } });

    // The first statement cannot claim that sheet either.
    expect(await own.again(first.statementId, { sheet: 'September' })).toMatchObject({
      state: 'stopped',
      fault: { code: 'file-known' },
    });
  });

  it('is free for another statement once its own reads a different sheet', async () => {
    const packed = gzipSync(workbook);
    expect(gunzipSync(packed)).toEqual(workbook);
    const first = await own.drop(packed, { fileName: 'ferry.xlsx.gz' });
    expect(await own.again(first.statementId, { sheet: 'September' })).toMatchObject({ read: { sheet: 'September' } });
    const second = await own.drop(packed, { fileName: 'ferry.xlsx.gz' });
    expect(second).toMatchObject({ state: 'ready', read: { sheet: 'August' } });
  });

  it('stops if no sheet has the chosen name', async () => {
    const statement = await own.drop(gzipSync(workbook, { level: 1 }), { given: { sheet: 'October' } });
    expect(statement).toMatchObject({ state: 'stopped', fault: { code: 'sheet-missing' } });
  });
});

test('product 23.14: an uncertain encoding is stored with its alternatives until the office chooses', async () => {
  const statement = await own.drop(Buffer.from(file(line({ title: 'Caf\xe9 N\xba 5' })), 'latin1'));
  expect(statement).toMatchObject({ read: { encoding: { used: 'windows-1252', isGuess: true } } });
  expect((await own.unmatched(statement.statementId))[0]?.title).toBe('Café Nº 5');
  const choices = await choicesOf(statement.statementId);
  expect(choices?.encoding?.candidates).toContainEqual({ encoding: 'macintosh', preview: 'CafÈ N∫ 5' });

  const again = await own.again(statement.statementId, { encoding: 'macintosh' });
  expect(again).toMatchObject({ read: { encoding: { used: 'macintosh', isGuess: false } } });
  expect((await own.unmatched(statement.statementId))[0]?.title).toBe('CafÈ N∫ 5');
});

test('product 23.14: Unicode text leaves no choice', async () => {
  const { statementId } = await own.drop(file(line({ title: 'Café Nº 6' })));
  expect(await choicesOf(statementId)).toEqual({});
});
