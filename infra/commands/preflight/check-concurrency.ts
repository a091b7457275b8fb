import { signedCall } from '../signed-call.ts';
import { type Check, parsed, refusal, warning } from './finding.ts';

/** AWS's default, which reserved concurrency for sign-in and payments needs. */
const ENOUGH = 1000;
/** Below it uploads or a royalty run alone take all, and the API answers nobody. Lambda reserves nothing below it. */
const LEAST = 100;

type Settings = { AccountLimit: { ConcurrentExecutions: number } };

/** A new account may run only ten functions at once. */
export const checkConcurrency: Check = async ({ settings: { region, sandbox } }) => {
  const path = '/2016-08-19/account-settings/';
  const reply = await signedCall({ service: 'lambda', region, method: 'GET', path });
  const { ConcurrentExecutions: limit } = parsed<Settings>(reply).AccountLimit;
  if (limit >= ENOUGH) return [];
  const ask = `ask for ${ENOUGH} under Service Quotas, AWS Lambda, Concurrent executions (${region}).`;
  return limit < LEAST && !sandbox
    ? [refusal('concurrency', `This account may run only ${limit} functions at once: ${ask}`)]
    : [warning('concurrency', `This account may run only ${limit} functions at once, so calls can be refused: ${ask}`)];
};
