import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { currentVersion } from './current-version.ts';
import { readDeployArguments } from './deploy-arguments.ts';
import { rotateSecretValue } from './rotate-secret-value.ts';
import { deployedOutputs, runDeployment } from './run-deployment.ts';

const USAGE = `npm run rotate -- origin-secret -c siteUrl=…    with the arguments of the last deployment: docs/rotate.md`;

/**
 * Rotates the header value by which functions recognize calls that came through the site. Functions are deployed first
 * and accept both the new and the previous value; then the site sends the new one. An interrupted rotation must be
 * finished before the next begins, because functions accept only two values.
 */
async function rotateOriginSecret(args: string[]): Promise<void> {
  const deployment = readDeployArguments(args);
  if (deployment.diff) throw new Error(USAGE);
  const client = new SecretsManagerClient({ region: deployment.settings.region });
  const deployed = await deployedOutputs(deployment);
  const secret = deployed?.OriginSecretArn;
  if (!secret) throw new Error('There is no deployment yet. The first one creates the secret.');
  if (deployed.OriginSecretVersion !== (await currentVersion(client, secret))) {
    console.log('The current value is not deployed everywhere yet. Deploying it first.');
    await runDeployment(deployment);
  }
  await rotateSecretValue(client, secret);
  await runDeployment(deployment);
}

try {
  const [what, ...args] = process.argv.slice(2);
  if (what !== 'origin-secret') throw new Error(USAGE);
  await rotateOriginSecret(args);
  console.log('The site sends the new value, and functions accept it and the previous one.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
