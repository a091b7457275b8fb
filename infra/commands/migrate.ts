import { migrationRepository } from '../../services/migrations/migration-repository.ts';
import { migrations } from '../../services/migrations/migrations.ts';
import { type MigrationOutcome, runMigration } from '../../services/migrations/run-migration.ts';
import { pacer } from '../../services/platform/pacer.ts';
import { openTable } from '../../services/platform/table.ts';
import { developerEnvironment, readLaptopFile } from '../laptop-file.ts';
import { migrateArguments } from './migrate-arguments.ts';

const USAGE = `npm run migrate                    rewrites stored items that have an old shape; continues where a run stopped
npm run migrate -- <name>          only this migration: ${migrations.map(({ name }) => name).join(', ')}
  --dry-run                        only counts, and shows examples; writes nothing
  --units=200                      how many units of the table to use in a second
  --local                          on this machine's laptop run (DATA_DIR, default .local)
In the cloud: AWS credentials and AWS_REGION in the environment, and TABLE_NAME as the deployment printed it. It needs
dynamodb:Scan, GetItem, PutItem and UpdateItem on the table.`;

function tableName(isLocal: boolean): string {
  if (!isLocal) return process.env.TABLE_NAME ?? '';
  const laptop = readLaptopFile(process.env.DATA_DIR ?? '.local');
  Object.assign(process.env, developerEnvironment(laptop));
  return laptop.outputs.TableName ?? '';
}

function print(
  name: string,
  { seen, changed, wouldChange, skipped, examples, isFinished }: MigrationOutcome,
  isDry: boolean,
) {
  const effect = isDry ? `${wouldChange} would change` : `${changed} changed${isFinished ? ', finished' : ''}`;
  console.log(`${name}: ${seen} items of its kind, ${effect}`);
  if (skipped > 0) console.log(`  ${skipped} changed meanwhile and were left: run it again`);
  for (const { key, before, after } of examples)
    console.log(`  ${key}\n    ${JSON.stringify(before)}\n    ${JSON.stringify(after)}`);
}

try {
  const { name, isDry, isLocal, units } = migrateArguments(process.argv.slice(2), USAGE);
  const wanted = migrations.filter((migration) => name === undefined || migration.name === name);
  const table = tableName(isLocal);
  if (wanted.length === 0 || !table) throw new Error(USAGE);
  const repository = migrationRepository(openTable(table));
  for (const migration of wanted) {
    console.log(migration.what);
    const unitsTurn = pacer(units);
    const outcome = await runMigration(migration, { repository, unitsTurn, isDry, now: () => new Date() });
    print(migration.name, outcome, isDry);
    if (outcome.skipped > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
