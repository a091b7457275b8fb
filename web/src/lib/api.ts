import { createClient } from '../../../shared/contract/client.ts';
import type { Api } from '../../../shared/contract/index.ts';
import { Problem } from '../../../shared/contract/problem.ts';
import { accountEpoch } from './account-memory.ts';
import { accessToken } from './session.ts';

/**
 * Calls a route of the contract: `api('GET /api/releases/{releaseId}', { params: { releaseId } })`.
 * An answer that comes when its account has signed out is dropped. @throws Problem
 */
export const api = createClient<Api>(async (url, init) => {
  const asked = accountEpoch();
  const response = await fetch(url, init);
  if (asked !== accountEpoch()) throw new Problem('sign-in-required');
  return response;
}, accessToken);
