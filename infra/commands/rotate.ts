import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { currentVersion } from './current-version.ts';
import { readDeployArguments } from './deploy-arguments.ts';
import { putNextOriginSecret } from './next-origin-secret.ts';
import { deployedOutputs, runDeployment } from './run-deployment.ts';

const USAGE = `npm run rotate -- origin-secret -c siteUrl=…    with the words of the last deployment: docs/rotate.md`;

/**
 * A new value of the header by which functions know the site. Functions are deployed first and know the new value and the one before;
 * then the site sends the new one. A rotation that was broken off is finished before another begins, because functions know two values.
 */
async function rotateOriginSecret(args: string[]): Promise<void> {
  const given = readDeployArguments(args);
  if (given.diff) throw new Error(USAGE);
  const client = new SecretsManagerClient({ region: given.settings.region });
  const deployed = await deployedOutputs(given);
  const secret = deployed?.OriginSecretArn;
  if (!secret) throw new Error('There is no deployment yet: its first one makes the secret.');
  if (deployed.OriginSecretVersion !== (await currentVersion(client, secret))) {
    console.log('The current value is not deployed everywhere yet: that first.');
    await runDeployment(given);
  }
  await putNextOriginSecret(client, secret);
  await runDeployment(given);
}

try {
  const [what, ...args] = process.argv.slice(2);
  if (what !== 'origin-secret') throw new Error(USAGE);
  await rotateOriginSecret(args);
  console.log('The site sends the new value, and functions know it and the one before.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
