import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { clientSettings } from '../../../services/platform/client-settings.ts';
import { REGION } from '../account.ts';
import { type Authorize, DEVELOPER, LOCAL_SECRET } from '../authorize.ts';
import type { Functions } from '../functions/functions.ts';
import type { Running } from '../server.ts';
import { connectSources } from '../sources/connect-sources.ts';
import { withPlainRecords } from '../sources/plain-records.ts';
import type { Sqs } from '../stand-ins/sqs/start-sqs.ts';
import type { Template } from '../template/load-template.ts';
import { openContinuousBackup } from './continuous-backup.ts';
import { createTables } from './create-tables.ts';
import type { MakeFaulty } from './faulty-table.ts';
import { startIamProxy } from './iam-proxy.ts';

const credentials = { accessKeyId: DEVELOPER, secretAccessKey: LOCAL_SECRET };

/**
 * Creates the template's tables in the engine, connects their streams and the queues to the functions, and starts the
 * IAM proxy.
 */
export async function connectTable(options: {
  template: Template;
  authorize: Authorize;
  functions: Functions;
  sqs: Sqs;
  engineUrl: string;
  objectsUrl: string;
  port: number;
  folder: string;
  faulty: MakeFaulty | undefined;
  /** Whether the tables can be restored to a point in time. */
  hasRecovery: boolean;
  onError: (message: string) => void;
  running: <S extends Pick<Running, 'stop'>>(part: S) => S;
}): Promise<void> {
  const { template, authorize, functions, sqs, engineUrl, running } = options;
  const { logger } = clientSettings;
  const engine = { endpoint: engineUrl, region: REGION, credentials, logger };
  const client = new DynamoDBClient(engine);
  const tables = await createTables(template, client);
  const backup = options.hasRecovery
    ? openContinuousBackup({ directory: path.join(options.folder, 'recovery'), engine: client })
    : undefined;
  for (const { name } of tables) await backup?.enable(name);
  const objects = new S3Client({ endpoint: options.objectsUrl, region: REGION, credentials, forcePathStyle: true });
  const sources = running(
    connectSources({
      template,
      functions,
      sqs,
      store: async (Bucket, Key, Body) => void (await objects.send(new PutObjectCommand({ Bucket, Key, Body }))),
      tables,
      streams: withPlainRecords(new DynamoDBStreamsClient(engine)),
      directory: path.join(options.folder, 'streams'),
      onError: options.onError,
    }),
  );
  running(
    await startIamProxy({
      port: options.port,
      engineUrl,
      authorize,
      onWrite: sources.onWrite,
      faulty: options.faulty,
      backup,
    }),
  );
}
