import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';

const Stored = z.object({ current: z.string().min(1), previous: z.string().min(1) });

/**
 * Makes a new value the current one and the current one the previous, in the secret only. A later deployment passes
 * them to the functions and the site.
 */
export async function rotateSecretValue(client: SecretsManagerClient, secretId: string): Promise<void> {
  const { SecretString: text = '' } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  const { current } = Stored.parse(JSON.parse(text));
  const next = { current: randomBytes(30).toString('base64url'), previous: current };
  await client.send(new PutSecretValueCommand({ SecretId: secretId, SecretString: JSON.stringify(next) }));
}
