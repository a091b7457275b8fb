import path from 'node:path';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { findPosted, leaveOutPosted } from '../../royalties/leave-out-posted.ts';
import type { Reading } from '../../royalties/reading.ts';
import { ImportStopped, type StageNeeds } from '../stages/stage-needs.ts';
import { enrollEarlierStatements } from './enroll-earlier-statements.ts';
import type { PostedStatement } from './posted-lines.ts';

type Read = NonNullable<Extract<Statement, { state: 'reading' }>['read']>;
type Repeated = { postedBefore: NonNullable<Read['postedBefore']>; groups: number };

type ReadInput = { statement: Statement; payer: string; reading: Reading };

/**
 * Leaves out lines that earlier statements from the payer have posted, unless the office counts them as genuine
 * (product 23.26).
 * @returns the lines left out, and the number of remaining groups
 * @throws ImportStopped `all-posted` if nothing remains, `lines-restated` if the payer changed posted lines
 */
export async function leaveOutRepeatedLines(
  needs: StageNeeds,
  engine: Engine,
  { statement, payer, reading }: ReadInput,
): Promise<Repeated> {
  const { given, statementId } = statement;
  if (given.postedLines !== 'count')
    await enrollEarlierStatements(needs, { payer, months: reading.months, folder: engine.folder });
  const posted = await needs.posted.of(payer);
  const nothing = {
    postedBefore: { asOf: posted.changes, lines: 0, amount: '0', statements: [] },
    groups: reading.groups,
  };
  if (given.postedLines === 'count') return nothing;
  const earlier = posted.statements.filter(
    ({ statementId: id, months }) => id !== statementId && months.some((month) => reading.months.includes(month)),
  );
  const files = await Promise.all(earlier.map((one, n) => fetchPostedLines(needs, engine, one, n)));
  const found = await findPosted(engine, files);
  if (!found) return nothing;
  const { before, restated } = found;
  const nameOf = async (n: number) => {
    const { statementId: id } = earlier[n] as PostedStatement;
    const { fileName, createdAt } = (await needs.statements.get(id)).statement;
    return { statementId: id, fileName, createdAt };
  };
  if (restated && given.restatedLines !== 'count') {
    const { createdAt: at, ...named } = await nameOf(restated.of);
    throw new ImportStopped({ code: 'lines-restated', lines: restated.lines, line: restated.line, ...named, at });
  }
  const statements = await Promise.all(
    before.of.flatMap((lines, n) => (lines > 0 ? [nameOf(n).then((named) => ({ ...named, lines }))] : [])),
  );
  const [most] = [...statements].sort((one, other) => other.lines - one.lines);
  if (most && before.lines === reading.lines) {
    const { createdAt: at, lines: _, ...named } = most;
    throw new ImportStopped({ code: 'all-posted', lines: reading.lines, ...named, at });
  }
  const groups = before.lines === 0 ? reading.groups : await leaveOutPosted(engine);
  return { postedBefore: { asOf: posted.changes, lines: before.lines, amount: before.amount, statements }, groups };
}

/**
 * Fetches the lines of an earlier statement. If its file was read again, prefers the new lines, which include the
 * payer's own words.
 */
async function fetchPostedLines(
  { objects }: Pick<StageNeeds, 'objects'>,
  engine: Engine,
  { statementId }: PostedStatement,
  n: number,
): Promise<string> {
  const file = path.join(engine.folder, `posted-${n}.parquet`);
  for (const name of ['lines-read-again.parquet', 'lines.parquet'] as const)
    if (await objects.fetch(statementId, name, file)) return file;
  throw new Error(`The posted statement ${statementId} has no lines`);
}
