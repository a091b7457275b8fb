import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { openEngine } from '../../royalties/duckdb-gateway.ts';
import { linesFile } from '../../royalties/line-store.ts';
import type { StageNeeds } from '../stages/stage-needs.ts';
import { postedStatement } from './posted-lines.ts';
import { fetchFile, planFile, readFile } from './read-file.ts';

/** The memory for a second engine, in addition to the one for the statement being read. */
const SMALL_MB = 500;

type Posted = Extract<Statement, { state: 'posted' }>;
type Wanted = { payer: string; months: readonly string[]; folder: string };

/**
 * Adds statements that were posted before lines were compared (product 23.26) to the payer's posted lines: reads each
 * file again, once, and adds the statement if it is still posted.
 */
export async function enrollEarlierStatements(needs: StageNeeds, { payer, months, folder }: Wanted): Promise<void> {
  const { statements, objects, posted } = needs;
  for await (const statement of neverComparedStatements(needs)) {
    const { read, statementId } = statement;
    if (read.payer !== payer || !read.months.some((month) => months.includes(month))) continue;
    if (!(await objects.has(statementId, 'lines-read-again.parquet'))) await storeLinesAgain(needs, statement, folder);
    const before = await posted.of(payer);
    if (before.statements.some((one) => one.statementId === statementId)) continue;
    const stored = await statements.get(statementId);
    if (stored.statement.state !== 'posted') continue;
    await statements.save(stored, stored, posted.join(before, postedStatement(statement)));
  }
}

/** Streams posted statements that were read before lines were compared. */
async function* neverComparedStatements({ statements }: Pick<StageNeeds, 'statements'>): AsyncGenerator<Posted> {
  let cursor: string | undefined;
  do {
    const page = await statements.page({ tab: 'posted', cursor });
    for (const statement of page.items)
      if (statement.state === 'posted' && !statement.read.postedBefore) yield statement;
    cursor = page.next;
  } while (cursor);
}

/** Stores the lines again, separately from the first ones, because the index and the posted figures depend on those. */
async function storeLinesAgain(needs: StageNeeds, statement: Posted, folder: string): Promise<void> {
  const { statementId } = statement;
  const own = path.join(folder, statementId satisfies StatementId);
  await mkdir(own, { recursive: true });
  const checked = await fetchFile(needs, statement, own);
  const { plan } = await planFile(needs, statement, checked);
  const engine = await openEngine({ folder: own, megabytes: SMALL_MB });
  try {
    await readFile(engine, { statement, checked, plan });
    await needs.objects.storeFile(statementId, 'lines-read-again.parquet', linesFile(engine));
  } finally {
    engine.close();
  }
}
