import path from 'node:path';
import type { StatementId } from '../../../shared/ids.ts';
import { fileHead } from '../../../shared/statements/file-head.ts';
import { indexLines } from '../../earnings/lines/index-lines.ts';
import { type Engine, openEngine } from '../../royalties/duckdb-gateway.ts';
import { linesFile } from '../../royalties/line-store.ts';
import { BadLinesFault, groupsFile } from '../../royalties/read-statement.ts';
import { literal } from '../../royalties/sql-text.ts';
import { ENGINE_MB } from '../stages/engine-memory.ts';
import { statementProgress } from '../stages/progress.ts';
import { ImportStopped, type StageInput, type StageNeeds } from '../stages/stage-needs.ts';
import { importFaultFrom, stoppedStatement } from '../stages/stopped-statement.ts';
import { fileClaimId } from '../storage/file-id.ts';
import { leaveOutRepeatedLines } from './leave-out-repeated-lines.ts';
import { fetchFile, planFile, readFile } from './read-file.ts';
import { readingChoices } from './reading-choices.ts';
import { statementPayer } from './statement-payer.ts';

/**
 * Reads the file of a statement: checks it, detects its format, and stores its lines. A fault in the file stops the
 * statement with a message. Ignores a statement that has advanced, so it is safe to repeat; starts over after a crash.
 * @throws errors that are not faults in the file, for a retry
 */
export async function readStage(needs: StageNeeds, { statementId }: StageInput): Promise<void> {
  const { statements, objects, claims, withTemporaryFolder, now } = needs;
  const before = await statements.get(statementId);
  if (before.statement.state !== 'reading' || before.statement.read) return;
  const progress = statementProgress(needs, before);
  const { given, bytes } = before.statement;

  await withTemporaryFolder(async (folder) => {
    let engine: Engine | undefined;
    let stopWhenDiscarded: (() => void) | undefined;
    try {
      await progress.at('fetching');
      const checked = await fetchFile(needs, before.statement, folder);
      const { sha256 } = checked;
      const choices = readingChoices(checked);
      await objects.storeJson(statementId, 'head.json', { ...fileHead(checked.head), choices });
      const claim = fileClaimId(sha256, before.statement);
      const holder = await claims.holder(claim);
      if (holder && holder !== statementId) {
        const { fileName, createdAt } = (await statements.get(holder)).statement;
        throw new ImportStopped({ code: 'file-known', statementId: holder, fileName, at: createdAt });
      }
      await progress.at('reading', { bytes });
      const { plan, format } = await planFile(needs, before.statement, checked);
      engine = await openEngine({ folder, megabytes: ENGINE_MB, seconds: secondsFor(checked.bytes) });
      stopWhenDiscarded = watch(needs, statementId, engine);
      const reading = await readFile(engine, {
        ...{ statement: before.statement, checked, plan },
        onRead: ({ lines }) => progress.at('storing', { bytes, lines }),
      });
      const stores = await engine.rows(`SELECT DISTINCT store FROM ${literal(groupsFile(engine))} LIMIT 2`);
      const payer = statementPayer(
        format,
        stores.map(({ store }) => store ?? ''),
      );
      const { postedBefore, groups } = await leaveOutRepeatedLines(needs, engine, {
        statement: before.statement,
        payer: payer.payer,
        reading,
      });
      const recordings = await nameRecordings(engine);
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
        ...payer,
        currency: reading.currency,
        months: reading.months,
        lines: reading.lines,
        groups,
        amount: reading.amount,
        quantity: reading.quantity,
        badLines: reading.bad.count,
        file: reading.file,
        setAside: reading.setAside.groups,
        totals: reading.totals,
        ...(reading.quotes && { quotes: reading.quotes }),
        postedBefore,
        ...(choices.encoding && { encoding: { used: choices.encoding.used, isGuess: !given.encoding } }),
        ...(choices.sheet && { sheet: choices.sheet.name }),
        unknownTerritories: reading.unknownTerritories,
      };
      // A different sheet of the same workbook is claimed like a different file.
      const released = before.statement.sha256 === sha256 ? [] : claims.release(before.statement);
      await progress.save(
        (statement) => ({ ...statement, sha256, read }),
        [claims.claim(claim, statementId), ...released],
      );
    } catch (error) {
      const fault = importFaultFrom(error);
      if (!fault) throw error;
      if (error instanceof BadLinesFault)
        await objects.storeJson(statementId, 'reading.json', { bad: { first: error.first } });
      await progress.end((statement) => stoppedStatement(statement, fault, now().toISOString()));
    } finally {
      stopWhenDiscarded?.();
      engine?.close();
    }
  });
}

/** Returns the time limit: twenty times what a slow machine needs. A file that exceeds it is not a statement. */
const secondsFor = (bytes: number): number => Math.min(13 * 60, 120 + Math.ceil(bytes / 1024 ** 2));

/** How often to check whether the statement has been discarded. */
const WATCH_MS = 3_000;

/** Stops the engine when the statement is no longer being read. @returns a function that ends the watch */
function watch({ statements }: StageNeeds, statementId: StatementId, engine: Engine): () => void {
  const timer = setInterval(async () => {
    const found = await statements.find(statementId).catch(() => undefined);
    if (found && found.statement.state !== 'reading') engine.interrupt();
  }, WATCH_MS).unref();
  return () => clearInterval(timer);
}

/** Writes the title and artist of each recording that has an ISRC to a file, for display. */
async function nameRecordings(engine: Engine): Promise<string> {
  const file = path.join(engine.folder, 'recordings.parquet');
  await engine.run(
    `COPY (SELECT isrc, upc, min(title) AS title, min(artist) AS artist FROM ${literal(linesFile(engine))}
      WHERE isrc <> '' GROUP BY 1, 2) TO ${literal(file)} (FORMAT parquet, COMPRESSION zstd)`,
  );
  return file;
}
