import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DeleteItemCommand, DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { startChild } from '../../bench/child-laptop.ts';
import { type ItemKey, itemDigests } from '../../infra/commands/restore/item-differences.ts';
import { restoredName } from '../../infra/commands/restore/restore-table.ts';
import { developerEnvironment, type LaptopFile, readLaptopFile } from '../../infra/laptop-file.ts';
import { freeBase } from '../../infra/local/ports.ts';
import { fillLibrary } from '../../infra/seed/fill-library.ts';
import { importStatements } from '../../infra/seed/import-statements.ts';
import { shareAndAdvance } from '../../infra/seed/share-and-advance.ts';
import { type TableName, tables } from '../../services/platform/keys.ts';
import { keysOf, recordFrom } from '../../shared/typed-record.ts';
import { runCommand } from './run-command.ts';
import type { RunStep } from './steps.ts';

/** Enough for every kind of item: releases in each state, 18 months of statements, a split and an advance. */
const RELEASES = 8;
const MOST_TRIES = 10;
const QUIET_MS = 3000;
const outputs: Record<TableName, string> = {
  table: 'TableName',
  ledger: 'LedgerTableName',
  wallets: 'WalletTableName',
  audit: 'AuditTableName',
};

type Digests = Map<string, string>;
const keyOf = (name: string): ItemKey => JSON.parse(name);

/** How two states of a table differ; nothing when every item is the same. */
function unequal(what: string, then: Digests, now: Digests): string[] {
  const wrong = [...then].filter(([name, digest]) => now.get(name) !== digest).length;
  const more = [...now.keys()].filter((name) => !then.has(name)).length;
  console.log(`  ${what}: ${then.size} items, ${wrong} differ, ${more} more`);
  return wrong + more === 0 ? [] : [`${what}: ${wrong} of ${then.size} items differ, ${more} more`];
}

/** Deletes a third of the items and overwrites another third. @returns how many of each */
async function damage(client: DynamoDBClient, TableName: string, items: Digests): Promise<number[]> {
  let [deleted, changed] = [0, 0];
  for (const [n, name] of [...items.keys()].entries()) {
    const { PK, SK } = keyOf(name);
    const Key = { PK: { S: PK }, SK: { S: SK } };
    if (n % 3 === 0) {
      await client.send(new DeleteItemCommand({ TableName, Key }));
      deleted++;
    } else if (n % 3 === 1) {
      const spoilt = { UpdateExpression: 'SET spoilt = :yes', ExpressionAttributeValues: { ':yes': { BOOL: true } } };
      await client.send(new UpdateItemCommand({ TableName, Key, ...spoilt }));
      changed++;
    }
  }
  return [deleted, changed];
}

/** Runs the demo. Each part skips what exists, so a part that a busy machine interrupted is run again. */
async function fill(laptop: LaptopFile): Promise<void> {
  const parts = [() => fillLibrary(laptop, RELEASES), () => shareAndAdvance(laptop), () => importStatements(laptop)];
  for (const part of parts) {
    for (let tries = 1; ; tries++) {
      try {
        await part();
        break;
      } catch (error) {
        console.log(`  interrupted: ${error instanceof Error ? error.message : error}`);
        if (tries === MOST_TRIES) throw error;
      }
    }
  }
}

/** Fills a laptop, damages its tables and loses a statement's file, and restores both as docs/restore.md says. */
export async function rehearseRestore(step: RunStep): Promise<void> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-rehearsal-'));
  process.env.SEGNO_RECOVERY = 'on';
  const laptop = await startChild({ dataFolder, port: await freeBase() });
  const file = readLaptopFile(dataFolder);
  const environment = { ...developerEnvironment(file), DATA_DIR: dataFolder };
  Object.assign(process.env, environment);
  const client = new DynamoDBClient({});
  const s3 = new S3Client({ forcePathStyle: true });
  const names = recordFrom(keysOf(tables), (table) => file.outputs[outputs[table]] ?? '');
  const all = async () => {
    const states: Partial<Record<TableName, Digests>> = {};
    for (const table of keysOf(tables)) states[table] = await itemDigests(client, names[table]);
    return states as Record<TableName, Digests>;
  };
  const digest = (state: Record<TableName, Digests>) =>
    JSON.stringify(keysOf(tables).map((table) => [...state[table]].sort()));
  try {
    let before = recordFrom(keysOf(tables), (): Digests => new Map());
    let second = new Date(0);

    await step('The laptop fills with the demo: releases, payments, 18 months of statements', async () => {
      await fill(file);
      for (let last = ''; last !== digest(before); await setTimeout(QUIET_MS)) {
        last = digest(before);
        before = await all();
      }
      second = new Date(Math.floor(Date.now() / 1000) * 1000);
      for (const table of keysOf(tables)) console.log(`  ${names[table]}: ${before[table].size} items`);
      console.log(`  second to restore to: ${second.toISOString()}`);
      await setTimeout(2000);
      return before.ledger.size > 0 ? [] : ['the ledger is empty'];
    });
    const written = second.toISOString().replace('.000', '');

    await step('A defect deletes a third of all items and overwrites another third', async () => {
      for (const table of keysOf(tables)) {
        const [deleted, changed] = await damage(client, names[table], before[table]);
        console.log(`  ${names[table]}: ${deleted} deleted, ${changed} overwritten`);
      }
      return [];
    });

    await step('The four tables are restored to new ones, and every item is compared', async () => {
      const { code } = await runCommand('restore', ['tables', written, '--local'], environment);
      const faults = code === 0 ? [] : [`the command ended with ${code}`];
      for (const table of keysOf(tables)) {
        const restored = restoredName(names[table], second);
        faults.push(...unequal(restored, before[table], await itemDigests(client, restored)));
      }
      return faults;
    });

    await step('The books of the restored tables are checked', async () => {
      const restored = {
        TABLE_NAME: restoredName(names.table, second),
        LEDGER_TABLE_NAME: restoredName(names.ledger, second),
        WALLET_TABLE_NAME: restoredName(names.wallets, second),
      };
      const { code } = await runCommand('ledger', ['check'], { ...environment, ...restored });
      return code === 0 ? [] : ['the books are not correct'];
    });

    await step('The items of the tables without a stream are copied back', async () => {
      const faults: string[] = [];
      for (const table of ['ledger', 'wallets', 'audit'] as const) {
        const { code } = await runCommand('restore', ['items', written, table, '--write', '--local'], environment);
        if (code !== 0) faults.push(`${table}: the command ended with ${code}`);
        faults.push(...unequal(names[table], before[table], await itemDigests(client, names[table])));
      }
      return faults;
    });

    await step('One release is copied back', async () => {
      const PK = [...before.table.keys()].map((name) => keyOf(name).PK).find((name) => name.startsWith('RELEASE#'));
      if (!PK) return ['no release'];
      const { code } = await runCommand(
        'restore',
        ['items', written, 'table', `--partition=${PK}`, '--write', '--local'],
        environment,
      );
      const of = (state: Digests) => new Map([...state].filter(([name]) => keyOf(name).PK === PK));
      const now = await itemDigests(client, names.table, PK);
      return [...(code === 0 ? [] : ['the command failed']), ...unequal(PK, of(before.table), now)];
    });

    await step("A statement's file is lost, and put back", async () => {
      const Bucket = file.outputs.StatementsBucket ?? '';
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
      const Key = Contents.map((object) => object.Key ?? '').find((key) => key.endsWith('/original')) ?? '';
      const sha256 = async () => {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
        return createHash('sha256')
          .update((await Body?.transformToByteArray()) ?? '')
          .digest('hex');
      };
      const was = await sha256();
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
      const { code, output } = await runCommand('restore', ['file', Bucket, Key, '--local'], environment);
      const is = await sha256();
      console.log(`  SHA-256 before ${was}\n  SHA-256 after  ${is}`);
      return code === 0 && was === is && output.includes(was) ? [] : ['the file is not as it was'];
    });
  } finally {
    await laptop.stop();
    client.destroy();
    s3.destroy();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
