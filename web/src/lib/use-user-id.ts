import { useSession } from './use-session.ts';

/** The id of the signed-in account: part of every cache key of its data, so that nobody sees another account's data. */
export const useUserId = (): string | undefined => {
  const session = useSession();
  return session.state === 'signed-in' ? session.user.id : undefined;
};
