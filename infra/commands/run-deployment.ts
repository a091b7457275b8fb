import { execFileSync } from 'node:child_process';
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { named } from '../aws/deployment.ts';
import { buildLayers } from '../aws/layers/build-layer.ts';
import type { DeployArguments } from './deploy-arguments.ts';
import { stackOutputs } from './stack-outputs.ts';

const run = (module: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, [module, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });

/** What the last deployment of the site printed; nothing before the first. */
export const deployedOutputs = ({ settings }: DeployArguments) =>
  stackOutputs(named(settings, 'Segno-Web'), settings.region);

/** The version of a secret that is current now. @throws Error when it has none */
export async function currentVersion(client: SecretsManagerClient, secretId: string): Promise<string> {
  const { VersionIdsToStages: versions = {} } = await client.send(new DescribeSecretCommand({ SecretId: secretId }));
  const [id] = Object.entries(versions).find(([, stages]) => stages.includes('AWSCURRENT')) ?? [];
  if (!id) throw new Error(`The secret ${secretId} has no current version`);
  return id;
}

/**
 * Builds the site and the layers, then deploys every stack, with one version of the origin secret for all of them: a value that
 * was changed but not deployed is otherwise taken by the stacks that happen to change, and not by the others.
 */
export async function runDeployment(given: DeployArguments): Promise<void> {
  const { region, siteUrl } = given.settings;
  const secret = (await deployedOutputs(given))?.OriginSecretArn;
  const version = secret && (await currentVersion(new SecretsManagerClient({ region }), secret));
  run('node_modules/vite/bin/vite.js', ['build', '--config', 'web/vite.config.ts'], { SITE_URL: siteUrl });
  buildLayers();
  run('node_modules/aws-cdk/bin/cdk', [
    ...given.cdkArguments,
    ...(version ? ['-c', `originSecretVersion=${version}`] : []),
  ]);
}
