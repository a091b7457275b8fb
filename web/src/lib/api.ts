import { createClient, type Send } from '../../../shared/contract/client.ts';
import type { Api } from '../../../shared/contract/index.ts';
import { Problem } from '../../../shared/contract/problem.ts';
import { accountEpoch, forgetWithAccount } from './account-memory.ts';
import { loggedSend } from './logged-send.ts';
import { isProblem } from './problem-message.ts';
import { pendingSignIn, requestSignIn } from './request-sign-in.ts';
import { accessToken } from './session.ts';

/** Drops a response that arrives after its account has signed out. */
const sendForAccount: Send = async (url, init) => {
  const epoch = accountEpoch();
  const response = await fetch(url, init);
  if (epoch !== accountEpoch()) throw new Problem('sign-in-required');
  return response;
};

// A pending sign-in request ends when the account's session ends.
forgetWithAccount(() => pendingSignIn()?.settle(false));

const call = createClient<Api>(
  loggedSend(sendForAccount, (line) => console.warn(line)),
  accessToken,
);

/**
 * Calls a route of the contract: `api('GET /api/releases/{releaseId}', { params: { releaseId } })`. If the route needs
 * a recent sign-in, the page asks for one and repeats the call (product 3.22).
 * @throws Problem
 */
export const api: typeof call = async (key, ...request) => {
  try {
    return await call(key, ...request);
  } catch (error) {
    if (!isProblem(error, 'sign-in-again')) throw error;
    const purpose = error.details.purpose === 'account' ? 'account' : 'act';
    if (!(await requestSignIn({ purpose }))) throw error;
    return call(key, ...request);
  }
};
