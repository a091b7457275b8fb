import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { REGION } from '../account.ts';
import { LOCAL_SECRET } from '../authorize.ts';
import type { Functions } from '../functions/functions.ts';
import type { Calls } from '../stand-ins/states/executions.ts';
import type { Json } from '../stand-ins/states/paths.ts';
import { StateError } from '../stand-ins/states/state-error.ts';

/**
 * The external calls of a state machine: it runs local functions, and reads objects with the state machine's own
 * permissions.
 */
export const taskCalls = ({ functions, s3Url }: { functions: Promise<Functions>; s3Url: string }): Calls => ({
  async invoke(_machine, resource, input) {
    try {
      return (await (await functions).invoke(resource, input)) as Json;
    } catch (error) {
      const { name, message, stack } = error as Error;
      // Lambda serializes the error as JSON; Step Functions passes that on as the cause.
      throw new StateError(name, JSON.stringify({ errorType: name, errorMessage: message, trace: stack?.split('\n') }));
    }
  },
  async readItems({ principal }, bucket, key) {
    const credentials = { accessKeyId: principal, secretAccessKey: LOCAL_SECRET };
    const client = new S3Client({ endpoint: s3Url, region: REGION, forcePathStyle: true, credentials });
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      const items: unknown = JSON.parse((await Body?.transformToString()) ?? '');
      if (!Array.isArray(items)) throw new Error(`${key} is not a list`);
      return items as Json[];
    } catch (error) {
      throw new StateError('States.ItemReaderFailed', error instanceof Error ? error.message : String(error));
    } finally {
      client.destroy();
    }
  },
});
