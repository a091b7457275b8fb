import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { nameInStage } from '../aws/deployment.ts';
import { buildLayers } from '../aws/layers/build-layer.ts';
import { currentVersion } from './current-version.ts';
import type { DeployArguments } from './deploy-arguments.ts';
import { deployAssembly } from './deploy-assembly.ts';
import { expireAssets } from './expire-assets.ts';
import { stackOutputs } from './stack-outputs.ts';

/** The CDK's own default, which is in .gitignore. */
const ASSEMBLY = 'cdk.out';
const ASSETS = 'web/dist/assets';
const CDK = 'node_modules/aws-cdk/bin/cdk';

const run = (module: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, [module, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });

/** The outputs of the site's last deployment; undefined if there was none. */
export const deployedOutputs = ({ settings }: DeployArguments) =>
  stackOutputs(nameInStage(settings, 'Segno-Web'), settings.region);

/**
 * Builds the site and the layers, then deploys every stack with the same version of the origin secret. Otherwise a
 * secret value that has changed since the last deployment would reach only the stacks that happen to change. A
 * deployment that creates the stage protects its data in a second pass, when nothing can be rolled back anymore (design
 * 8.19).
 */
export async function runDeployment(deployment: DeployArguments): Promise<void> {
  const { region, siteUrl } = deployment.settings;
  const secret = (await deployedOutputs(deployment))?.OriginSecretArn;
  const version = secret && (await currentVersion(new SecretsManagerClient({ region }), secret));
  run('node_modules/vite/bin/vite.js', ['build', '--config', 'web/vite.config.ts'], { SITE_URL: siteUrl });
  buildLayers();
  await deployAssembly(deployment, {
    synthesize: (more) => {
      const context = { ...more, ...(version && { originSecretVersion: version }) };
      const settings = Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      run(CDK, ['synth', '-q', '--output', ASSEMBLY, ...deployment.context, ...settings]);
      return ASSEMBLY;
    },
    cdk: (folder, args) => run(CDK, [...args, '--app', folder]),
    print: console.log,
  });
  if (!deployment.diff) await removeOldAssets(deployment);
}

/** Old files of the site cost little, so failing to remove them does not fail the deployment. */
async function removeOldAssets(deployment: DeployArguments): Promise<void> {
  try {
    const bucket = (await deployedOutputs(deployment))?.SiteBucketName;
    if (!bucket) return;
    const built = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' });
    const s3 = new S3Client({ region: deployment.settings.region });
    const removed = await expireAssets({ s3, bucket, built }, new Date());
    if (removed > 0) console.log(`${removed} files of earlier versions of the site were removed.`);
  } catch (error) {
    console.log(`Old files of the site were not removed: ${error instanceof Error ? error.message : error}`);
  }
}
