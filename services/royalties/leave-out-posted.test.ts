import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { detectStatement } from '../../shared/royalties/detect-statement.ts';
import { checkStatementFile } from './check-statement-file.ts';
import { openEngine } from './duckdb-gateway.ts';
import { findPosted, leaveOutPosted } from './leave-out-posted.ts';
import { linesFile, storeLines } from './line-store.ts';
import { readStatement } from './read-statement.ts';
import { literal } from './sql-text.ts';
import { file, line, mapped } from './test/mapped-file.ts';

/** Sets up a payer whose exports are posted one after another. */
function aPayer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-payer-'));
  const posted: string[] = [];
  return {
    async export(...lines: string[]) {
      const own = mkdtempSync(path.join(folder, 'export-'));
      writeFileSync(path.join(own, 'file'), file(...lines));
      const engine = await openEngine({ folder: own, threads: 1 });
      try {
        const checked = await checkStatementFile(path.join(own, 'file'), { folder: own });
        const plan = detectStatement(checked.head, [mapped], { mark: '.' });
        const { reading, source } = await readStatement(engine, { file: checked, plan });
        await storeLines(engine, source, reading);
        const files = posted.map((kept, n) => {
          const fetched = path.join(own, `posted-${n}.parquet`);
          copyFileSync(kept, fetched);
          return fetched;
        });
        const found = await findPosted(engine, files);
        if (found) await leaveOutPosted(engine);
        const kept = path.join(folder, `posted-${posted.length}.parquet`);
        copyFileSync(linesFile(engine), kept);
        posted.push(kept);
        const rows = await engine.rows(`SELECT line FROM ${literal(linesFile(engine))} ORDER BY line`);
        return { found, lines: rows.map((row) => Number(row.line)) };
      } finally {
        engine.close();
      }
    },
    end: () => rmSync(folder, { recursive: true }),
  };
}

let payer: ReturnType<typeof aPayer>;
beforeEach(() => {
  payer = aPayer();
});
afterEach(() => payer.end());

const [one, two, three] = [line({ net: '1' }), line({ net: '2', shop: 'Deezer' }), line({ net: '3', shop: 'TIDAL' })];

describe('no line is posted twice (product 23.26)', () => {
  it('posts only the new lines of a cumulative export', async () => {
    expect(await payer.export(one, two)).toEqual({ found: undefined, lines: [2, 3] });
    expect(await payer.export(one, three, two)).toEqual({
      found: { before: { lines: 2, amount: '3', of: [2] } },
      lines: [3],
    });
    expect(await payer.export(three, two, one, line({ net: '4' }))).toEqual({
      found: { before: { lines: 3, amount: '6', of: [2, 1] } },
      lines: [5],
    });
  });

  it('counts all equal lines within one file, and leaves out as many as were posted from the next one', async () => {
    expect((await payer.export(one, one)).lines).toEqual([2, 3]);
    expect((await payer.export(one, one, one)).lines).toEqual([4]);
    expect((await payer.export(one, one, one, one, one)).lines).toEqual([5, 6]);
  });

  it('recognizes a line whose amount is written differently', async () => {
    await payer.export(line({ net: '1.50', count: '2', shop: 'Spotify', barcode: '0860000000000' }));
    expect((await payer.export(line({ net: '1.5000', count: '2.0', shop: ' SPOTIFY' }))).lines).toEqual([]);
  });

  it('recognizes a line though another statement needs more decimals', async () => {
    await payer.export(one, two);
    const precise = line({ net: '0.000000000000000000000000000001', shop: 'TIDAL' });
    expect((await payer.export(precise, two, one)).lines).toEqual([2]);
    expect((await payer.export(three, precise, one)).lines).toEqual([2]);
  });

  test.each([
    { net: '1.51' },
    { when: '1.9.2026' },
    { shop: 'Deezer' },
    { where: 'FR' },
    { what: 'Download' },
    { count: '3' },
    { code: 'QZZZ12600002' },
  ])('treats a line with %j as a different one', async (other) => {
    await payer.export(line({ code: 'QZZZ12600009' }), line({ code: 'QZZZ12600008' }), line());
    const { found, lines } = await payer.export(line(other));
    expect([lines, found?.before.lines ?? 0]).toEqual([[2], 0]);
  });

  it('does not confuse a text with the same text of another column', async () => {
    await payer.export(line({ code: '', barcode: '', song: 'Echo', act: 'Tide', shop: 'Deezer', what: 'Deezer' }));
    const swapped = line({ code: '', barcode: '', song: 'Tide', act: 'Echo', shop: 'Deezer', what: 'Deezer' });
    const other = line({ code: '', barcode: '', song: 'Echo', act: 'Tide', shop: 'TIDAL', what: 'TIDAL' });
    expect((await payer.export(swapped, other)).lines).toEqual([2, 3]);
  });

  it('reports lines that the payer has restated', async () => {
    await payer.export(one, two, three);
    expect((await payer.export(one, line({ net: '2.01', shop: 'Deezer' }), three)).found).toMatchObject({
      before: { lines: 2 },
      restated: { lines: 1, line: 3, of: 0 },
    });
  });

  it('does not take a late sale of the same kind for a restatement', async () => {
    await payer.export(one, two, three, line({ net: '5', where: 'FR' }), line({ net: '6', where: 'SE' }));
    expect(await payer.export(line({ net: '0.5' }))).toEqual({ found: undefined, lines: [2] });
  });
});
