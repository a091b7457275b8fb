import { DescribeSecretCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Returns the current version of a secret. @throws Error if it has none */
export async function currentVersion(client: SecretsManagerClient, secretId: string): Promise<string> {
  const { VersionIdsToStages: versions = {} } = await client.send(new DescribeSecretCommand({ SecretId: secretId }));
  const [id] = Object.entries(versions).find(([, stages]) => stages.includes('AWSCURRENT')) ?? [];
  if (!id) throw new Error(`The secret ${secretId} has no current version`);
  return id;
}
