import { useQueryClient } from '@tanstack/react-query';
import { renewSession } from '../../lib/session.ts';
import { accountKeys } from './queries.ts';

/**
 * The server asks the pool once for each token, and tells tokens apart by their second: another device may just have
 * made one.
 */
const NEXT_SECOND_MS = 1000;

/**
 * Call after a change in the user pool: a new token makes the server ask the pool, and the profile follows (product
 * 3.10).
 */
export function useFollowPool(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await new Promise((next) => setTimeout(next, NEXT_SECOND_MS));
    await renewSession();
    await client.invalidateQueries({ queryKey: accountKeys.anyMe });
  };
}
