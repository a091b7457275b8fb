import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type FoundItem, goldenItems } from '../../services/golden/golden-items.ts';
import { type TableName, tables } from '../../services/platform/keys.ts';
import { openTable } from '../../services/platform/table.ts';
import { keysOf } from '../../shared/typed-record.ts';
import { developerEnvironment, readLaptopFile } from '../laptop-file.ts';
import { fillLibrary } from '../seed/fill-library.ts';
import { importStatements } from '../seed/import-statements.ts';
import { shareAndAdvance } from '../seed/share-and-advance.ts';

/** The file with the items that a commit writes, relative to the repository's root. */
const goldenFile = (commit: string): string => `services/golden/items/${commit}.json`;

const USAGE = `npm run golden    runs the demo on the running laptop (DATA_DIR, default .local), and stores items of each kind as this commit
                  writes them, in services/golden/items. Run it before a release, on new data (npm run reset).`;

/** Enough for releases in several states, and for earnings. */
const RELEASES = 8;

async function* itemsOf(name: string) {
  const { client } = openTable(name);
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey: from }));
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

try {
  if (process.argv.length > 2) throw new Error(USAGE);
  const laptop = readLaptopFile(process.env.DATA_DIR ?? '.local');
  await fillLibrary(laptop, RELEASES);
  await shareAndAdvance(laptop);
  await importStatements(laptop);
  Object.assign(process.env, developerEnvironment(laptop));
  const names: Record<TableName, string> = {
    table: 'TableName',
    ledger: 'LedgerTableName',
    wallets: 'WalletTableName',
    audit: 'AuditTableName',
  };
  const found: FoundItem[] = [];
  for (const table of keysOf(tables))
    for await (const item of itemsOf(laptop.outputs[names[table]] ?? '')) found.push({ table, item });
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  const golden = goldenItems(found);
  writeFileSync(goldenFile(commit), `${JSON.stringify(golden, null, 1)}\n`);
  const kinds = new Set(golden.map(({ kind }) => kind));
  console.log(`${golden.length} items of ${kinds.size} kinds are in ${goldenFile(commit)}. Commit that file.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
