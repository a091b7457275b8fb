import { useSession } from './use-session.ts';

/**
 * The id of the signed-in account. Every cache key for account data contains it, so that no user sees another account's
 * data.
 */
export const useUserId = (): string | undefined => {
  const session = useSession();
  return session.state === 'signed-in' ? session.user.id : undefined;
};
