import { useQueryClient } from '@tanstack/react-query';
import { renewSession } from '../../lib/session.ts';
import { accountKeys } from './queries.ts';

/**
 * How long to wait before requesting a new token. The server asks the pool once for each token, and identifies a token
 * by the second of its issue; another device may have received one in the same second.
 */
const NEXT_SECOND_MS = 1000;

/**
 * Returns a function to call after a change in the user pool. It requests a new token, so that the server reads the
 * pool again and updates the profile (product 3.10).
 */
export function useRenewAfterPoolChange(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await new Promise((next) => setTimeout(next, NEXT_SECOND_MS));
    await renewSession();
    await client.invalidateQueries({ queryKey: accountKeys.anyMe });
  };
}
