import path from 'node:path';
import { formats } from '../../../shared/royalties/formats.ts';
import { territoryKey } from '../../../shared/royalties/read-territory.ts';
import type { ReadingPlan } from '../../../shared/royalties/reading-plan.ts';
import type { StatementFormat } from '../../../shared/royalties/statement-format.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { type CheckedFile, checkStatementFile } from '../../royalties/check-statement-file.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { storeLines } from '../../royalties/line-store.ts';
import { readStatement } from '../../royalties/read-statement.ts';
import type { Reading } from '../../royalties/reading.ts';
import { ImportStopped, type StageNeeds } from '../stages/stage-needs.ts';
import { fileIdOf } from '../storage/file-id.ts';
import { mappingsFor, planReading } from './plan-reading.ts';

/**
 * Downloads and checks the file of a statement. @throws StatementFault; ImportStopped if the file was never uploaded
 */
export async function fetchFile(
  { objects }: Pick<StageNeeds, 'objects'>,
  statement: Statement,
  folder: string,
): Promise<CheckedFile> {
  const { encoding, sheet } = statement.given;
  const original = path.join(folder, 'original');
  if (!(await objects.fetch(fileIdOf(statement), 'original', original)))
    throw new ImportStopped({ code: 'file-missing' });
  return checkStatementFile(original, { folder, ...(encoding && { encoding }), ...(sheet && { sheet }) });
}

/**
 * Plans how to read a file, from its layout, the office's settings, and the territories that the office has identified.
 */
export async function planFile(
  { mappings, territoryNames }: Pick<StageNeeds, 'mappings' | 'territoryNames'>,
  statement: Statement,
  checked: CheckedFile,
): Promise<{ plan: ReadingPlan; format: StatementFormat | undefined }> {
  const mapped = mappingsFor(statement, await mappings.all());
  const { currency, month, mark, unnamedRows, onlyCurrency } = statement.given;
  const detected = planReading(checked.head, mapped, {
    ...(currency && { currency }),
    ...(month && { month }),
    ...(mark && { mark }),
  });
  const named = (await territoryNames.all()).map(({ text, territory }) => [territoryKey(text), territory] as const);
  const plan = {
    ...detected,
    territories: new Map(named),
    ...(unnamedRows === 'count' && { countsUnnamed: true }),
    ...(onlyCurrency && { onlyCurrency }),
  };
  return { plan, format: [...formats, ...mapped].find(({ id }) => id === plan.format) };
}

type Planned = {
  statement: Statement;
  checked: CheckedFile;
  plan: ReadingPlan;
  /** Called after the lines are read and before they are stored. */
  onRead?: (reading: Reading) => Promise<void>;
};

/** Reads a file into groups and lines in the engine's folder. */
export async function readFile(
  engine: Engine,
  { statement: { given }, checked, plan, onRead }: Planned,
): Promise<Reading> {
  const control = {
    ...(given.controlAmount !== undefined && { amount: given.controlAmount }),
    ...(given.controlLines !== undefined && { lines: given.controlLines }),
  };
  const { reading, source } = await readStatement(engine, { file: checked, plan, control, quotes: given.quotes });
  await onRead?.(reading);
  await storeLines(engine, source, reading);
  return reading;
}
