import { randomUUID } from 'node:crypto';
import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { newId } from '../../../shared/test/builders.ts';
import { earningsRepository } from '../../earnings/earnings-repository.ts';
import { earningsWrites } from '../../earnings/earnings-writes.ts';
import { aCell, aSource, basesOf } from '../../earnings/test/cells.ts';
import { keys } from '../../platform/keys.ts';
import { colleague } from '../../test/colleague.ts';
import { ownTable } from '../../test/own-table.ts';
import { fileClaims } from './file-claims.ts';
import { type BatchDone, statementRepository } from './statement-repository.ts';

const setUp = async () => {
  const table = await ownTable();
  return { table, statements: statementRepository(table, { approvalsNeeded: 1 }), claims: fileClaims(table) };
};
const at = '2026-11-23T10:00:00.000Z';
const aStatement = (sha256?: string): Statement => ({
  ...{ statementId: newId('statement'), state: 'reading', fileName: 'august.csv', bytes: 1, given: {} },
  ...{ createdAt: at, createdBy: colleague, changedAt: at, ver: 1 },
  progress: { stage: 'waiting', at },
  ...(sha256 !== undefined && { sha256 }),
});
const refused = { name: 'TransactionCanceledException' };

describe('design 2.3, 3.19: the guards of an import are conditions of its writes', () => {
  it('saves one of two concurrent changes to a statement, and rejects the other', async () => {
    const { statements } = await setUp();
    const made = aStatement();
    await statements.create(made);
    const read = await statements.get(made.statementId);
    await statements.save(read, read);
    await expect(statements.save(read, read)).rejects.toMatchObject({
      code: 'statement-elsewhere',
      details: { state: 'reading' },
    });
  });

  it('counts a batch once, and only while its statement is being posted', async () => {
    const { table, statements } = await setUp();
    const made = aStatement();
    await statements.create(made);
    const { statementId } = made;
    const done: BatchDone = { way: 'POSTED', batch: 0, micros: 5n, keys: ['mara:0'] };
    await expect(statements.addBatch(statementId, done, new Date())).rejects.toMatchObject(refused);
    await table.update({
      Key: keys.statement({ statementId }),
      UpdateExpression: 'SET #state = :posting',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':posting': 'posting' },
    });
    for (let n = 0; n < 3; n++) await statements.addBatch(statementId, done, new Date());
    expect(await table.get(keys.statement({ statementId }))).toMatchObject({ postedBatches: 1, postedMicros: 5 });
  });

  it('lets one statement claim a file, and only that one release it', async () => {
    const { table, claims } = await setUp();
    const sha256 = randomUUID();
    const [first, second] = [aStatement(sha256), aStatement(sha256)];
    const claim = ({ statementId }: { statementId: StatementId }) =>
      table.transact([claims.claim(sha256, statementId)]);
    await claim(first);
    await claim(first);
    await expect(claim(second)).rejects.toMatchObject(refused);
    await expect(table.transact(claims.release(second))).rejects.toMatchObject(refused);
    expect(await claims.holder(sha256)).toBe(first.statementId);
    await table.transact(claims.release(first));
    await claim(second);
  });
});

it('design 3.17: earnings of two concurrent statements are both added, and neither is lost', async () => {
  const { table } = await setUp();
  const cells = [aCell()];
  const earnings = (statementId: string) => ({
    ...{ artistId: cells[0]?.artistId as never, cells, bases: basesOf(cells), sign: 1 as const, at: new Date() },
    statement: aSource({ statementId }),
  });
  for (const round of ['first', 'later']) {
    const [one, other] = await Promise.all(
      [`${round} one`, `${round} other`].map((id) => earningsWrites(table, earnings(id))),
    );
    await table.transact(one ?? []);
    await expect(table.transact(other ?? [])).rejects.toMatchObject(refused);
    await table.transact(await earningsWrites(table, earnings(`${round} other`)));
  }
  const { months } = await earningsRepository(table).head(cells[0]?.artistId as never, true);
  expect([...months.values()].map(({ micros }) => micros)).toEqual([4n * (cells[0]?.micros ?? 0n)]);
});
