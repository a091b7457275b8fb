import { XMLParser } from 'fast-xml-parser';
import { EDGE_REGION } from '../../aws/deployment.ts';
import { awsQuery } from '../aws-query.ts';
import { type Finding, refusal } from './finding.ts';

type Identity = { Account: string; Arn: string };
type Answer = {
  GetCallerIdentityResponse?: { GetCallerIdentityResult: Identity };
  ErrorResponse?: { Error: { Code: string; Message: string } };
};

const parser = new XMLParser({ parseTagValue: false });

/** @throws Error with the reason why the region's STS does not accept the credentials */
async function callerIn(region: string): Promise<Identity> {
  const query = { service: 'sts', Action: 'GetCallerIdentity', Version: '2011-06-15' } as const;
  const xml = await awsQuery({ ...query, region });
  const { GetCallerIdentityResponse: known, ErrorResponse: refused } = parser.parse(xml) as Answer;
  if (!known) throw new Error(refused?.Error.Message ?? xml);
  return known.GetCallerIdentityResult;
}

/** The reason. If there is no connection, `fetch` gives it only as the error's cause. */
function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error.cause instanceof Error ? error.cause.message : error.message).replace(/\.$/, '');
}

/**
 * Finds the account that the deployment goes to. A region that the account has not enabled rejects credentials that
 * other regions accept.
 */
export async function callerIdentity(region: string): Promise<{ caller: Identity } | { refused: Finding }> {
  let caller: Identity;
  try {
    caller = await callerIn(EDGE_REGION);
  } catch (error) {
    return {
      refused: refusal(
        'identity',
        `AWS does not accept your credentials (${errorReason(error)}): sign in (aws sso login) or set AWS_PROFILE, then run this again.`,
      ),
    };
  }
  try {
    if (region !== EDGE_REGION) await callerIn(region);
    return { caller };
  } catch (error) {
    return {
      refused: refusal(
        'region',
        `The region ${region} does not accept account ${caller.Account} (${errorReason(error)}): enable it in the console under Account, AWS Regions, or choose another with -c region=…`,
      ),
    };
  }
}
