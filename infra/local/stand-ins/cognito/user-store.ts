import { openJournal } from '../../journal.ts';
import { userNotFound } from './refusals.ts';
import type { SignIn, User } from './user.ts';

type Entry = { user: User } | { deleted: string } | { signIn: SignIn };

// The maximum lifetime of an access token, in seconds. It may outlive the refresh token through which it can be
// revoked.
const MAX_ACCESS_SECONDS = 86_400;

export type UserStore = ReturnType<typeof openUserStore>;

/**
 * Stores users and their sign-ins. Each change is written to the journal before it becomes visible, within one turn of
 * the event loop.
 */
export function openUserStore(file: string, seconds: () => number) {
  const users = new Map<string, User>();
  const usernames = new Map<string, string>();
  const signIns = new Map<string, SignIn>();
  const origins = new Map<string, string>();

  const unlistEmail = (username: string) => {
    const email = users.get(username)?.attributes.email?.toLowerCase();
    if (email && usernames.get(email) === username) usernames.delete(email);
  };
  const signInsOf = (username: string) => [...signIns.values()].filter((signIn) => signIn.username === username);

  const apply = (entry: Entry): void => {
    if ('user' in entry) {
      const { username, attributes } = entry.user;
      if (typeof username !== 'string') throw new Error('no user');
      unlistEmail(username);
      users.set(username, entry.user);
      if (attributes.email) usernames.set(attributes.email.toLowerCase(), username);
    } else if ('signIn' in entry) {
      signIns.set(entry.signIn.origin, entry.signIn);
      for (const token of entry.signIn.tokens) origins.set(token, entry.signIn.origin);
    } else if ('deleted' in entry) {
      unlistEmail(entry.deleted);
      users.delete(entry.deleted);
      for (const { origin, tokens } of signInsOf(entry.deleted)) {
        signIns.delete(origin);
        for (const token of tokens) origins.delete(token);
      }
    } else throw new Error('no entry');
  };
  const journal = openJournal<Entry>(file, {
    replay: apply,
    snapshot: () => [
      ...[...users.values()].map((user) => ({ user })),
      ...[...signIns.values()]
        .filter((signIn) => signIn.expires + MAX_ACCESS_SECONDS > seconds())
        .map((signIn) => ({ signIn })),
    ],
  });
  const record = (entry: Entry): void => {
    journal.append(entry);
    apply(entry);
  };
  const revoke = (signIn: SignIn): void => record({ signIn: { ...signIn, revoked: true } });

  return {
    get: (username: string) => users.get(username),
    byEmail: (email: string) => users.get(usernames.get(email.toLowerCase()) ?? ''),
    all: () => [...users.values()],
    create: (user: User): void => record({ user }),
    /**
     * Edits the user's current state; if `edit` throws, nothing changes. @throws UserNotFoundException if the user no
     * longer exists
     */
    change(username: string, edit: (user: User) => User): User {
      const user = users.get(username);
      if (!user) throw userNotFound();
      const changed = edit(user);
      record({ user: changed });
      return changed;
    },
    remove: (username: string): void => record({ deleted: username }),
    /** @throws UserNotFoundException */
    storeSignIn(signIn: SignIn): void {
      if (!users.has(signIn.username)) throw userNotFound();
      record({ signIn });
    },
    signInByToken: (hash: string) => signIns.get(origins.get(hash) ?? ''),
    signInByOrigin: (origin: string) => signIns.get(origin),
    revoke,
    revokeAll: (username: string): void => signInsOf(username).forEach(revoke),
    close: journal.close,
  };
}
