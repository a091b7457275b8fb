import { useSession } from './use-session.ts';

/**
 * The id of the signed-in account. It is part of every cache key of account data, so that no user sees another
 * account's data.
 */
export const useUserId = (): string | undefined => {
  const session = useSession();
  return session.state === 'signed-in' ? session.user.id : undefined;
};
