import { execFileSync } from 'node:child_process';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { named } from '../aws/deployment.ts';
import { buildLayers } from '../aws/layers/build-layer.ts';
import { currentVersion } from './current-version.ts';
import type { DeployArguments } from './deploy-arguments.ts';
import { dataStack, isFirstDeployment, refuseTrialOfKeptData } from './kept-data.ts';
import { stackOutputs } from './stack-outputs.ts';

const run = (module: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, [module, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });

/** The outputs of the site's last deployment; undefined before the first. */
export const deployedOutputs = ({ settings }: DeployArguments) =>
  stackOutputs(named(settings, 'Segno-Web'), settings.region);

/**
 * Builds the site and the layers, then deploys every stack with the same version of the origin secret. Otherwise a
 * changed value that was not yet deployed would reach only the stacks that happen to change. A deployment that creates
 * the stage protects its data in a second pass, when nothing can be rolled back any more (design 8.19).
 */
export async function runDeployment(deployment: DeployArguments): Promise<void> {
  const { settings, diff, cdkArguments } = deployment;
  const { region, siteUrl } = settings;
  const data = await stackOutputs(dataStack(settings), region);
  refuseTrialOfKeptData(settings, data);
  const secret = (await deployedOutputs(deployment))?.OriginSecretArn;
  const version = secret && (await currentVersion(new SecretsManagerClient({ region }), secret));
  run('node_modules/vite/bin/vite.js', ['build', '--config', 'web/vite.config.ts'], { SITE_URL: siteUrl });
  buildLayers();
  const deploy = (context: Record<string, string>) =>
    run('node_modules/aws-cdk/bin/cdk', [
      ...cdkArguments,
      ...Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
  const context: Record<string, string> = version ? { originSecretVersion: version } : {};
  if (!diff && isFirstDeployment(settings, data)) deploy({ ...context, firstDeployment: 'true' });
  deploy(context);
}
