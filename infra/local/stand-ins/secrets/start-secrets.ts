import { type Authorize, allowAll } from '../../authorize.ts';
import { AwsError, awsJson, unknownOperation } from '../../aws-json.ts';
import { listen, type Running } from '../../server.ts';
import { OPERATIONS } from './operations.ts';
import { type DeclaredSecrets, openSecretsFile } from './secrets-file.ts';

export type SecretsOptions = DeclaredSecrets & {
  port: number;
  /** A JSON file with the values by name. A person may edit it while the stand-in is not running. */
  file: string;
  authorize?: Authorize;
};

/** Starts AWS Secrets Manager on loopback, AWS JSON 1.1. Throws an Error with one sentence if the file is damaged. */
export async function startSecrets({ port, authorize = allowAll, ...options }: SecretsOptions): Promise<Running> {
  const secrets = openSecretsFile(options.file, options);
  const handler = awsJson('application/x-amz-json-1.1', ({ operation, input, principal }) => {
    const run = OPERATIONS[operation] ?? unknownOperation(operation);
    return run({
      secrets,
      input,
      allow(resource) {
        const refusal = authorize({ accessKeyId: principal, action: `secretsmanager:${operation}`, resource });
        if (refusal) throw new AwsError('AccessDeniedException', refusal);
      },
    });
  });
  const { url, stop } = await listen(handler, port);
  return { url, stop };
}
