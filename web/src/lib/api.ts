import { createClient, type Send } from '../../../shared/contract/client.ts';
import type { Api } from '../../../shared/contract/index.ts';
import { Problem } from '../../../shared/contract/problem.ts';
import { accountEpoch } from './account-memory.ts';
import { loggedSend } from './logged-send.ts';
import { accessToken } from './session.ts';

/** An answer that comes when its account has signed out is dropped. */
const sendForAccount: Send = async (url, init) => {
  const asked = accountEpoch();
  const response = await fetch(url, init);
  if (asked !== accountEpoch()) throw new Problem('sign-in-required');
  return response;
};

/** Calls a route of the contract: `api('GET /api/releases/{releaseId}', { params: { releaseId } })`. @throws Problem */
export const api = createClient<Api>(
  loggedSend(sendForAccount, (line) => console.warn(line)),
  accessToken,
);
