import { signedCall } from '../signed-call.ts';
import { type Check, parsed, refusal, warning } from './finding.ts';

/** AWS's default, which is needed to reserve concurrency for sign-in and payments. */
const DEFAULT_CONCURRENCY = 1000;
/**
 * The minimum. Below it, uploads or a royalty run alone could use all of it, so that the API answers nobody. Lambda
 * cannot reserve any below it.
 */
const MIN_CONCURRENCY = 100;

type Settings = { AccountLimit: { ConcurrentExecutions: number } };

/** Checks the account's concurrency: a new account may run only ten functions at once. */
export const checkConcurrency: Check = async ({ settings: { region, sandbox } }) => {
  const path = '/2016-08-19/account-settings/';
  const reply = await signedCall({ service: 'lambda', region, method: 'GET', path });
  const { ConcurrentExecutions: limit } = parsed<Settings>(reply).AccountLimit;
  if (limit >= DEFAULT_CONCURRENCY) return [];
  const ask = `ask for ${DEFAULT_CONCURRENCY} under Service Quotas, AWS Lambda, Concurrent executions (${region}).`;
  return limit < MIN_CONCURRENCY && !sandbox
    ? [refusal('concurrency', `This account may run only ${limit} functions at once: ${ask}`)]
    : [warning('concurrency', `This account may run only ${limit} functions at once, so calls can be refused: ${ask}`)];
};
