import { createClient, type Send } from '../../../shared/contract/client.ts';
import type { Api } from '../../../shared/contract/index.ts';
import { Problem } from '../../../shared/contract/problem.ts';
import { accountEpoch } from './account-memory.ts';
import { askSignIn } from './ask-sign-in.ts';
import { loggedSend } from './logged-send.ts';
import { isProblem } from './problem-message.ts';
import { accessToken } from './session.ts';

/** An answer that comes when its account has signed out is dropped. */
const sendForAccount: Send = async (url, init) => {
  const asked = accountEpoch();
  const response = await fetch(url, init);
  if (asked !== accountEpoch()) throw new Problem('sign-in-required');
  return response;
};

const call = createClient<Api>(
  loggedSend(sendForAccount, (line) => console.warn(line)),
  accessToken,
);

/**
 * Calls a route of the contract: `api('GET /api/releases/{releaseId}', { params: { releaseId } })`. What needs a sign-in of just now asks
 * for it over the page, and goes on by itself (product 3.22).
 * @throws Problem
 */
export const api = (async (...request: Parameters<typeof call>) => {
  try {
    return await call(...request);
  } catch (error) {
    if (!isProblem(error, 'sign-in-again')) throw error;
    const purpose = error.details.purpose === 'account' ? 'account' : 'act';
    if (!(await askSignIn({ purpose }))) throw error;
    return call(...request);
  }
}) as typeof call;
