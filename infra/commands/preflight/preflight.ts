import { entriesOf } from '../../../shared/typed-record.ts';
import type { Deployment } from '../../aws/deployment.ts';
import { callerIdentity } from './caller-identity.ts';
import { checkBootstrap } from './check-bootstrap.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkCloudfront } from './check-cloudfront.ts';
import { checkConcurrency } from './check-concurrency.ts';
import { checkEmail } from './check-email.ts';
import { checkModel } from './check-model.ts';
import { checkStacks } from './check-stacks.ts';
import { type Check, type CheckName, type Finding, warning } from './finding.ts';

const checks: Record<Exclude<CheckName, 'identity' | 'region' | 'email-sandbox'>, Check> = {
  bootstrap: checkBootstrap,
  stacks: checkStacks,
  'email-identity': checkEmail,
  concurrency: checkConcurrency,
  cloudfront: checkCloudfront,
  certificate: checkCertificate,
  model: checkModel,
};

export type Preflight = {
  /** The account and the caller; undefined if AWS does not accept the credentials. */
  caller: { account: string; arn: string } | undefined;
  findings: Finding[];
};

/**
 * Looks for everything that would stop a deployment halfway. Read-only. A part of the account that the caller may not
 * read is a warning, because a role that deploys need not be allowed to read everything.
 */
export async function preflight(settings: Deployment): Promise<Preflight> {
  const identity = await callerIdentity(settings.region);
  if ('refused' in identity) return { caller: undefined, findings: [identity.refused] };
  const { Account: account, Arn: arn } = identity.caller;
  const found = await Promise.all(
    entriesOf(checks).map(async ([name, check]) => {
      try {
        return await check({ settings, account });
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        return [warning(name, `This could not be checked: ${words}`)];
      }
    }),
  );
  return { caller: { account, arn }, findings: found.flat() };
}
