import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { type TableName, tables } from '../../services/platform/keys.ts';
import { keysOf, recordFrom } from '../../shared/typed-record.ts';
import { developerEnvironment, readLaptopFile } from '../laptop-file.ts';
import { copyItem } from './restore/copy-item.ts';
import { itemDifferences } from './restore/item-differences.ts';
import { type RestoreArguments, restoreArguments } from './restore/restore-arguments.ts';
import { restoreFile } from './restore/restore-file.ts';
import { restoredName, restoreTable } from './restore/restore-table.ts';

const USAGE = `npm run restore -- tables <second>            restores the four tables, as they were at a second, to new tables
npm run restore -- items <second> <table>     compares a table (${keysOf(tables).join(', ')}) with the restored one
  --partition=<PK>                            only the items with this partition key
  --write                                     copies back the items that are missing or were changed
npm run restore -- file <bucket> <key>        puts back the newest version of a deleted file
npm run restore -- file <bucket> <key> <version>
  --local                                     on this machine's laptop run (DATA_DIR, default .local)
A second is written as 2026-11-27T17:50:03Z. In the cloud: AWS credentials and AWS_REGION in the environment, and
TABLE_NAME, LEDGER_TABLE_NAME, WALLET_TABLE_NAME and AUDIT_TABLE_NAME as the deployment printed them.`;

/** The output of the deployment, and the variable, that names each table. */
const names: Record<TableName, { output: string; variable: string }> = {
  table: { output: 'TableName', variable: 'TABLE_NAME' },
  ledger: { output: 'LedgerTableName', variable: 'LEDGER_TABLE_NAME' },
  wallets: { output: 'WalletTableName', variable: 'WALLET_TABLE_NAME' },
  audit: { output: 'AuditTableName', variable: 'AUDIT_TABLE_NAME' },
};

/** How many differing items are listed. */
const SHOWN = 20;

function tableNames(outputs: Record<string, string> | undefined): Record<TableName, string> {
  return recordFrom(keysOf(tables), (table) => {
    const { output, variable } = names[table];
    const name = outputs ? outputs[output] : process.env[variable];
    if (!name) throw new Error(USAGE);
    return name;
  });
}

const minutes = (since: number) => `${((performance.now() - since) / 60_000).toFixed(1)} minutes`;

async function restoreTables(client: DynamoDBClient, second: Date, sources: Record<TableName, string>): Promise<void> {
  const began = performance.now();
  await Promise.all(
    Object.values(sources).map(async (source) => {
      const name = await restoreTable(client, source, second);
      console.log(`${source} is restored to ${name} (${minutes(began)})`);
    }),
  );
}

type Items = Extract<RestoreArguments, { restores: 'items' }>;

async function restoreItems(client: DynamoDBClient, current: string, options: Items): Promise<void> {
  const { second, partition, isWrite } = options;
  const began = performance.now();
  const restored = restoredName(current, second);
  const { compared, differences } = await itemDifferences(client, { current, restored, partition });
  const count = (kind: string) => differences.filter((difference) => difference.kind === kind).length;
  console.log(
    `${compared} items in ${restored}: ${count('missing')} missing now, ${count('changed')} changed since, ${count('newer')} newer`,
  );
  for (const { kind, key } of differences.slice(0, SHOWN)) console.log(`  ${kind}  ${key.PK}  ${key.SK}`);
  if (differences.length > SHOWN) console.log(`  and ${differences.length - SHOWN} more`);
  if (!isWrite) return;
  let [copied, left] = [0, 0];
  for (const { kind, key } of differences) {
    if (kind === 'newer') continue;
    if (await copyItem(client, { current, restored, key })) copied++;
    else left++;
  }
  console.log(`${copied} items were copied back (${minutes(began)})`);
  if (left === 0) return;
  console.error(`${left} items changed at the same moment and were left: compare again`);
  process.exitCode = 1;
}

try {
  const options = restoreArguments(process.argv.slice(2), USAGE);
  const laptop = options.isLocal ? readLaptopFile(process.env.DATA_DIR ?? '.local') : undefined;
  if (laptop) Object.assign(process.env, developerEnvironment(laptop));
  if (options.restores === 'file') {
    const s3 = new S3Client({ forcePathStyle: options.isLocal, requestChecksumCalculation: 'WHEN_REQUIRED' });
    const { version, bytes, sha256 } = await restoreFile(s3, options, options.version);
    console.log(`${options.key} is back: version ${version}, ${bytes} bytes, SHA-256 ${sha256}`);
  } else {
    const client = new DynamoDBClient({});
    const sources = tableNames(laptop?.outputs);
    if (options.restores === 'tables') await restoreTables(client, options.second, sources);
    else await restoreItems(client, sources[options.table], options);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
