import type { Authorize } from '../../authorize.ts';
import { allowAll } from '../../authorize.ts';
import { AwsError, awsJson, unknownOperation } from '../../aws-json.ts';
import type { Running } from '../../server.ts';
import { listen } from '../../server.ts';
import { describeSecret } from './operations/describe-secret.ts';
import { getSecretValue } from './operations/get-secret-value.ts';
import { putSecretValue } from './operations/put-secret-value.ts';
import type { SecretsOperation } from './secrets-call.ts';
import { openSecretsFile } from './secrets-file.ts';

export type SecretsOptions = {
  port: number;
  /** JSON, name to value; a person may write values into it while the stand-in is not running. */
  file: string;
  /** The secrets that the template declares. */
  names: string[];
  /** The first value of a secret that the file does not have. */
  seed: (name: string) => string;
  authorize?: Authorize;
};

const operations = new Map<string, SecretsOperation>(
  Object.entries({
    GetSecretValue: getSecretValue,
    PutSecretValue: putSecretValue,
    DescribeSecret: describeSecret,
  }),
);

/** AWS Secrets Manager on loopback, AWS JSON 1.1. Throws one sentence when the file is damaged. */
export async function startSecrets(options: SecretsOptions): Promise<Running> {
  const { authorize = allowAll } = options;
  const secrets = openSecretsFile(options.file, options.names, options.seed);
  const handler = awsJson('application/x-amz-json-1.1', ({ operation, input, principal }) => {
    const run = operations.get(operation) ?? unknownOperation(operation);
    return run({
      secrets,
      input,
      allow(resource) {
        const refusal = authorize({ accessKeyId: principal, action: `secretsmanager:${operation}`, resource });
        if (refusal) throw new AwsError('AccessDeniedException', refusal);
      },
    });
  });
  const { url, stop } = await listen(handler, options.port);
  return { url, stop };
}
