import path from 'node:path';
import { detectStatement } from '../../../shared/royalties/detect-statement.ts';
import { formats } from '../../../shared/royalties/formats.ts';
import { territoryKey } from '../../../shared/royalties/territory-of.ts';
import { indexLines } from '../../earnings/lines/index-lines.ts';
import { checkStatementFile } from '../../royalties/check-statement-file.ts';
import { type Engine, openEngine } from '../../royalties/duckdb-gateway.ts';
import { linesFile, storeLines } from '../../royalties/line-store.ts';
import { BadLinesFault, groupsFile, readStatement } from '../../royalties/read-statement.ts';
import { literal } from '../../royalties/sql-text.ts';
import { formatOfMapping } from '../mapping-repository.ts';
import { ENGINE_MB } from './engine-memory.ts';
import { fileHead } from './file-head.ts';
import { payerOf } from './payer-of.ts';
import { progressOf } from './progress.ts';
import { ImportStopped, type StageInput, type StageNeeds } from './stage-needs.ts';
import { faultOf, stopped } from './stopped.ts';

/**
 * Reads the file of a statement: checked, told, read, its lines stored, and what it says known. What is wrong with it stops it, in words.
 * A statement that is at something else by now is left alone, so this may come twice, and after a death begins again.
 * @throws what is no fault of the file: to be tried again
 */
export async function readStage(needs: StageNeeds, { statementId }: StageInput): Promise<void> {
  const { statements, objects, claims, mappings, territoryNames, inFolder, now } = needs;
  const before = await statements.get(statementId);
  if (before.statement.state !== 'reading' || before.statement.read) return;
  const progress = progressOf(needs, before);
  const { given, bytes } = before.statement;

  await inFolder(async (folder) => {
    let engine: Engine | undefined;
    try {
      await progress.at('fetching');
      const original = path.join(folder, 'original');
      if (!(await objects.fetch(statementId, 'original', original))) throw new ImportStopped({ code: 'file-missing' });
      const checked = await checkStatementFile(original, { folder });
      const { sha256 } = checked;
      const holder = await claims.holder(sha256);
      if (holder && holder !== statementId) {
        const { fileName, createdAt } = (await statements.get(holder)).statement;
        throw new ImportStopped({ code: 'file-known', statementId: holder, fileName, at: createdAt });
      }
      await objects.storeJson(statementId, 'head.json', fileHead(checked.head));
      await progress.at('reading', { bytes });
      const known = [...(await mappings.all()).map(formatOfMapping), ...formats];
      const { currency, month, mark, controlAmount, controlLines } = given;
      const detected = detectStatement(checked.head, known, {
        ...(currency && { currency }),
        ...(month && { month }),
        ...(mark && { mark }),
      });
      const named = (await territoryNames.all()).map(({ text, territory }) => [territoryKey(text), territory] as const);
      const plan = { ...detected, territories: new Map(named) };
      engine = await openEngine({ folder, megabytes: ENGINE_MB });
      const control = {
        ...(controlAmount !== undefined && { amount: controlAmount }),
        ...(controlLines !== undefined && { lines: controlLines }),
      };
      const { reading, source } = await readStatement(engine, { file: checked, plan, control });
      await progress.at('storing', { bytes, lines: reading.lines });
      await storeLines(engine, source, reading);
      const recordings = await nameRecordings(engine);
      const stores = await engine.rows(`SELECT DISTINCT store FROM ${literal(groupsFile(engine))} LIMIT 2`);
      const format = known.find(({ id }) => id === plan.format);
      await Promise.all([
        objects.storeFile(statementId, 'groups.parquet', groupsFile(engine)),
        objects.storeFile(statementId, 'lines.parquet', linesFile(engine)),
        objects.storeBytes(statementId, 'lines-index', await indexLines(linesFile(engine))),
        objects.storeFile(statementId, 'recordings.parquet', recordings),
        objects.storeJson(statementId, 'reading.json', reading),
      ]);
      const read = {
        format: plan.format,
        formatName: format?.name ?? 'DDEX sales report',
        ...payerOf(
          format,
          stores.map(({ store }) => store ?? ''),
        ),
        currency: reading.currency,
        months: reading.months,
        lines: reading.lines,
        groups: reading.groups,
        amount: reading.amount,
        quantity: reading.quantity,
        badLines: reading.bad.count,
        unknownTerritories: reading.unknownTerritories,
      };
      await progress.save((statement) => ({ ...statement, sha256, read }), [claims.taken(sha256, statementId)]);
    } catch (error) {
      const fault = faultOf(error);
      if (!fault) throw error;
      if (error instanceof BadLinesFault)
        await objects.storeJson(statementId, 'reading.json', { bad: { first: error.first } });
      await progress.end((statement) => stopped(statement, fault, now().toISOString()));
    } finally {
      engine?.close();
    }
  });
}

/** How each recording is called, also those that a code tells: what a person is shown of it. */
async function nameRecordings(engine: Engine): Promise<string> {
  const file = path.join(engine.folder, 'recordings.parquet');
  await engine.run(
    `COPY (SELECT isrc, upc, min(title) AS title, min(artist) AS artist FROM ${literal(linesFile(engine))}
      WHERE isrc <> '' GROUP BY 1, 2) TO ${literal(file)} (FORMAT parquet, COMPRESSION zstd)`,
  );
  return file;
}
