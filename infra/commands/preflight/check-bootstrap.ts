import { EDGE_REGION } from '../../aws/deployment.ts';
import { stackOutputs } from '../stack-outputs.ts';
import { type Check, refusal } from './finding.ts';

/** The version that CDK's stacks require (`requiresBootstrapStackVersion` of the synthesized manifest). */
const MIN_VERSION = 6;

/**
 * Checks the bootstrap stack in each region, which has the bucket that the CDK uploads to and the roles that it deploys
 * with.
 */
export const checkBootstrap: Check = async ({ settings, account }) => {
  const regions = [...new Set([settings.region, EDGE_REGION])];
  const versions = await Promise.all(
    regions.map(async (region) => Number((await stackOutputs('CDKToolkit', region))?.BootstrapVersion ?? 0)),
  );
  const missing = regions.filter((_, n) => (versions[n] ?? 0) < MIN_VERSION);
  if (missing.length === 0) return [];
  const places = missing.map((region) => `aws://${account}/${region}`).join(' ');
  return [refusal('bootstrap', `The CDK is not prepared in ${missing.join(' and ')}: run npx cdk bootstrap ${places}`)];
};
