import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { detectStatement, type OfficeEntries } from '../../../shared/royalties/detect-statement.ts';
import { formats as known } from '../../../shared/royalties/formats.ts';
import type { Quotes, ReadingPlan } from '../../../shared/royalties/reading-plan.ts';
import type { StatementFormat } from '../../../shared/royalties/statement-format.ts';
import { checkStatementFile } from '../check-statement-file.ts';
import { type Engine, openEngine, type Row } from '../duckdb-gateway.ts';
import { linesFile, storeLines } from '../line-store.ts';
import { groupsFile, readStatement } from '../read-statement.ts';
import type { Reading } from '../reading.ts';
import { literal } from '../sql-text.ts';
import type { Control } from '../stated-totals.ts';

type ReadOptions = {
  given?: OfficeEntries;
  control?: Control;
  quotes?: Quotes;
  /** Changes to the plan. */
  more?: Partial<ReadingPlan>;
  formats?: readonly StatementFormat[];
  megabytes?: number;
  threads?: number;
  sheet?: string;
};
type ReadResult = { format: string; reading: Reading; groups: Row[]; lines: Row[] };

/** Reads a file from its bytes to its stored lines, in a temporary folder. */
export async function readBytes(bytes: string | Uint8Array, wanted: ReadOptions = {}): Promise<ReadResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-statement-'));
  let engine: Engine | undefined;
  try {
    const file = path.join(folder, 'statement');
    writeFileSync(file, bytes);
    const { given = {}, control, formats = known, megabytes, threads = 2, quotes, more = {}, sheet } = wanted;
    const checked = await checkStatementFile(file, {
      folder,
      ...(megabytes && { megabytes }),
      ...(sheet && { sheet }),
    });
    const plan = detectStatement(checked.head, formats, given);
    engine = await openEngine({ folder, threads });
    const { reading, source } = await readStatement(engine, {
      file: checked,
      plan: { ...plan, ...more },
      quotes,
      ...(control && { control }),
    });
    await storeLines(engine, source, reading);
    return {
      format: plan.format,
      reading,
      groups: await engine.rows(`SELECT * FROM ${literal(groupsFile(engine))} ORDER BY ALL`),
      lines: await engine.rows(`SELECT * FROM ${literal(linesFile(engine))}`),
    };
  } finally {
    engine?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
