import { createClient } from '../../../shared/contract/client.ts';
import type { Api } from '../../../shared/contract/index.ts';
import { accessToken } from './session.ts';

/** Calls a route of the contract: `api('GET /api/releases/{releaseId}', { params: { releaseId } })`. @throws Problem */
export const api = createClient<Api>((url, init) => fetch(url, init), accessToken);
