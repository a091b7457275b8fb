import { useQueryClient } from '@tanstack/react-query';
import { renewSession } from '../../lib/session.ts';
import { accountKeys } from './queries.ts';

/** The server asks the pool once for a token, and tells tokens apart by their second: another device may have made one just before. */
const NEXT_SECOND_MS = 1000;

/** After something was changed at the user pool: with a new token the server asks it, and the profile follows (product 3.10). */
export function useFollowPool(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await new Promise((next) => setTimeout(next, NEXT_SECOND_MS));
    await renewSession();
    await client.invalidateQueries({ queryKey: accountKeys.anyMe });
  };
}
