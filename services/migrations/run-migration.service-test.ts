import { aCompleteDraft, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import { ownTable } from '../test/own-table.ts';
import { type MigrationRepository, migrationRepository } from './migration-repository.ts';
import { releaseLegacyValues } from './release-legacy-values.ts';
import { runMigration } from './run-migration.ts';

const FREE = { name: 'free', percentage: 95, paidAt: '2024-01-01T00:00:00.000Z' };
const now = () => new Date('2026-11-27T10:00:00Z');

/** A table with eight releases, half of them with legacy values, and other items. Pages have three items. */
async function aTable() {
  const table = await ownTable();
  const releases = Array.from({ length: 8 }, (_, n) => ({
    ...aCompleteDraft(),
    id: newId('release'),
    ...(n % 2 === 0 && (n % 4 === 0 ? { status: 'ready_for_export' } : { plan: FREE })),
  }));
  for (const release of releases) {
    const key = keys.release({ artistId: release.artistId, releaseId: release.id });
    await table.put({ Item: { ...key, v: 1, ...release } });
    await table.put({ Item: { ...keys.releaseMessage({ ...release, releaseId: release.id, messageId: 'm' }), v: 1 } });
  }
  const stored = () =>
    Promise.all(
      releases.map(async ({ artistId, id: releaseId }) => {
        const item = await table.get(keys.release({ artistId, releaseId }), { consistent: true });
        return item ?? {};
      }),
    );
  return { table, stored };
}

function runOn(table: Table, { isDry = false, ...changes }: Partial<MigrationRepository> & { isDry?: boolean } = {}) {
  const repository = { ...migrationRepository(table, 3), ...changes };
  let units = 0;
  const unitsTurn = async (used: number) => {
    units += used;
  };
  return runMigration(releaseLegacyValues, { repository, unitsTurn, isDry, now }).then((outcome) => ({
    ...outcome,
    units,
  }));
}

const isLegacy = ({ status, plan }: Record<string, unknown>) =>
  status === 'ready_for_export' || (plan as { name?: string } | null)?.name === 'free';

test('rewrites every item that has an old shape, without changing how it is read, and counts the units (design 2.27)', async () => {
  const { table, stored } = await aTable();
  const before = await stored();
  const outcome = await runOn(table);
  expect(outcome).toMatchObject({ seen: 8, changed: 4, skipped: 0, isFinished: true });
  expect(outcome.units).toBeGreaterThan(4);
  const after = await stored();
  expect(after.filter(isLegacy)).toEqual([]);
  expect(after.map(readRelease)).toEqual(before.map(readRelease));
  // Items that already have the new shape are not written.
  expect(after.filter((_, n) => n % 2 === 1)).toEqual(before.filter((_, n) => n % 2 === 1));
});

test('runs once: a second run neither reads nor writes', async () => {
  const { table } = await aTable();
  await runOn(table);
  const page = async () => {
    throw new Error('read again');
  };
  expect(await runOn(table, { page })).toMatchObject({ seen: 8, changed: 4, isFinished: true });
});

test('a dry run counts and shows examples, and writes nothing', async () => {
  const { table, stored } = await aTable();
  const before = await stored();
  const outcome = await runOn(table, { isDry: true });
  expect(outcome).toMatchObject({ seen: 8, changed: 0, isFinished: false });
  expect(outcome.wouldChange).toBe(4);
  expect(outcome.examples).toHaveLength(3);
  expect(outcome.examples).toContainEqual(expect.objectContaining({ before: { plan: FREE }, after: { plan: null } }));
  expect(await stored()).toEqual(before);
  expect(await migrationRepository(table).progress(releaseLegacyValues.name)).toMatchObject({ ver: 0 });
});

test('continues where an interrupted run stopped', async () => {
  const { table, stored } = await aTable();
  const { page } = migrationRepository(table, 3);
  const read: unknown[] = [];
  const counted =
    (most: number): MigrationRepository['page'] =>
    async (row, from) => {
      if (read.length === most) throw new Error('killed');
      read.push(from);
      return page(row, from);
    };
  await expect(runOn(table, { page: counted(2) })).rejects.toThrow('killed');
  expect(await runOn(table, { page: counted(100) })).toMatchObject({ seen: 8, changed: 4, isFinished: true });
  // Each page was read once.
  expect(new Set(read.map((from) => JSON.stringify(from))).size).toBe(read.length);
  expect((await stored()).filter(isLegacy)).toEqual([]);
});

test('leaves an item that is changed concurrently to the next run, and loses no change', async () => {
  const { table, stored } = await aTable();
  const { rewrite } = migrationRepository(table);
  let isFirst = true;
  const outcome = await runOn(table, {
    async rewrite(read, after) {
      if (isFirst)
        await table.update({
          Key: { PK: String(read.item.PK), SK: String(read.item.SK) },
          UpdateExpression: 'SET title = :title, rev = rev + :one',
          ExpressionAttributeValues: { ':title': 'Edited meanwhile', ':one': 1 },
        });
      isFirst = false;
      return rewrite(read, after);
    },
  });
  expect(outcome).toMatchObject({ changed: 3, skipped: 1, isFinished: false });
  expect((await stored()).filter(isLegacy)).toHaveLength(1);
  expect(await runOn(table)).toMatchObject({ changed: 4, skipped: 0, isFinished: true });
  expect((await stored()).filter(({ title }) => title === 'Edited meanwhile')).toHaveLength(1);
});
