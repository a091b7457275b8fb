import { useSession } from './use-session.ts';

/** The id of whoever is signed in: part of each key of what is theirs, so that nobody sees what was loaded for another. */
export const useUserId = (): string | undefined => {
  const session = useSession();
  return session.state === 'signed-in' ? session.user.id : undefined;
};
