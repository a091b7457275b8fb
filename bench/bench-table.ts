import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { freeBase } from '../infra/local/ports.ts';
import { createTables } from '../infra/local/table/create-tables.ts';
import { startEngine } from '../infra/local/table/engine.ts';
import { loadTemplate } from '../infra/local/template/load-template.ts';
import { openTable } from '../services/platform/table.ts';
import { populate } from './table-population.ts';

/** Starts a separate engine with the template's tables, filled with data of this many artists. */
export async function benchTable(artists: number) {
  const directory = mkdtempSync(path.join(tmpdir(), 'segno-units-'));
  // Otherwise the endpoint left by the previous run would be mistaken for one that the caller set.
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB;
  const engine = await startEngine({ directory, port: await freeBase() });
  const at = 'http://127.0.0.1:1';
  const template = await loadTemplate({
    addresses: {
      site: at,
      dynamodb: at,
      s3: at,
      cognito: at,
      sqs: at,
      secrets: at,
      stripe: at,
      live: at,
      ses: at,
      states: at,
      kms: at,
      bedrock: at,
      catalogues: at,
    },
    deployment: { siteUrl: at, mailFrom: 'mail@segno.test', stripeApiUrl: at, liveUrl: at },
    secret: () => 'unused',
  });
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'developer',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
  });
  const client = new DynamoDBClient({ endpoint: engine.url });
  const created = await createTables(template, client);
  const nameOf = (output: string) => created.find(({ name }) => name === template.outputs[output])?.name ?? '';
  const table = openTable(nameOf('TableName'));
  const audit = openTable(nameOf('AuditTableName'));
  await populate(client, table.name, artists);
  const stop = async () => {
    client.destroy();
    table.client.destroy();
    audit.client.destroy();
    await engine.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { table, audit, nameOf, client, stop };
}
