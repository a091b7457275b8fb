import { openJournal } from './journal.ts';
import { userNotFound } from './refusals.ts';
import type { SignIn, User } from './user.ts';

type Entry =
  | { user: User }
  | { deleted: string }
  | { signIn: SignIn }
  | { signedOut: string }
  | { signedOutEverywhere: string };

/**
 * Users and their sign-ins. Each change is in the journal before it can be seen, and safe when its promise settles.
 * Changes happen in one turn of the event loop, so that concurrent requests cannot undo each other.
 */
export type UserStore = {
  get: (username: string) => User | undefined;
  byEmail: (email: string) => User | undefined;
  all: () => User[];
  create: (user: User) => Promise<void>;
  /** Works on the user as it is now. Throws UserNotFoundException when it is gone; a throw of `edit` changes nothing. */
  change: (username: string, edit: (user: User) => User) => Promise<User>;
  remove: (username: string) => Promise<void>;
  addSignIn: (signIn: SignIn) => Promise<void>;
  /** Works on the sign-in as it is now, in one turn. */
  changeSignIn: (origin: string, edit: (signIn: SignIn) => SignIn) => Promise<void>;
  signInByToken: (tokenHash: string) => SignIn | undefined;
  signInByOrigin: (origin: string) => SignIn | undefined;
  signOut: (origin: string) => Promise<void>;
  signOutEverywhere: (username: string) => Promise<void>;
  close: () => Promise<void>;
};

// Access tokens live for a day at most, and can outlive the refresh token whose revocation they follow.
const ACCESS_TOKEN_MAXIMUM = 86_400;

const hashesOf = ({ tokenHash, rotated = [] }: SignIn) => [tokenHash, ...rotated];

export async function openUserStore(file: string, seconds: () => number): Promise<UserStore> {
  const users = new Map<string, User>();
  const usernames = new Map<string, string>();
  const signIns = new Map<string, SignIn>();
  const origins = new Map<string, string>();

  const unlistEmail = (username: string) => {
    const email = users.get(username)?.attributes.email?.toLowerCase();
    if (email && usernames.get(email) === username) usernames.delete(email);
  };
  const keep = (signIn: SignIn) => {
    signIns.set(signIn.origin, signIn);
    for (const hash of hashesOf(signIn)) origins.set(hash, signIn.origin);
  };
  const revoke = (signIn: SignIn) => keep({ ...signIn, revoked: true });

  const apply = (entry: Entry): boolean => {
    if ('user' in entry) {
      const { user } = entry;
      if (typeof user?.username !== 'string') return false;
      unlistEmail(user.username);
      users.set(user.username, user);
      if (user.attributes.email) usernames.set(user.attributes.email.toLowerCase(), user.username);
    } else if ('deleted' in entry) {
      unlistEmail(entry.deleted);
      users.delete(entry.deleted);
      for (const signIn of [...signIns.values()]) {
        if (signIn.username !== entry.deleted) continue;
        signIns.delete(signIn.origin);
        for (const hash of hashesOf(signIn)) origins.delete(hash);
      }
    } else if ('signIn' in entry) {
      if (typeof entry.signIn?.origin !== 'string') return false;
      keep(entry.signIn);
    } else if ('signedOut' in entry) {
      const signIn = signIns.get(entry.signedOut);
      if (signIn) revoke(signIn);
    } else if ('signedOutEverywhere' in entry) {
      for (const signIn of [...signIns.values()]) {
        if (signIn.username === entry.signedOutEverywhere) revoke(signIn);
      }
    } else return false;
    return true;
  };

  const journal = await openJournal<Entry>(
    file,
    (entry) => typeof entry === 'object' && entry !== null && apply(entry as Entry),
    () => [
      ...[...users.values()].map((user) => ({ user })),
      ...[...signIns.values()]
        .filter((signIn) => signIn.expires + ACCESS_TOKEN_MAXIMUM > seconds())
        .map((signIn) => ({ signIn })),
    ],
  );
  const record = (entry: Entry): Promise<void> => {
    const safe = journal.append(entry);
    apply(entry);
    return safe;
  };

  return {
    get: (username) => users.get(username),
    byEmail: (email) => users.get(usernames.get(email.toLowerCase()) ?? ''),
    all: () => [...users.values()],
    create: (user) => record({ user }),
    async change(username, edit) {
      const user = users.get(username);
      if (!user) throw userNotFound();
      const changed = edit(user);
      await record({ user: changed });
      return changed;
    },
    remove: (username) => record({ deleted: username }),
    async addSignIn(signIn) {
      if (!users.has(signIn.username)) throw userNotFound();
      await record({ signIn });
    },
    async changeSignIn(origin, edit) {
      const signIn = signIns.get(origin);
      if (signIn) await record({ signIn: edit(signIn) });
    },
    signInByToken: (tokenHash) => signIns.get(origins.get(tokenHash) ?? ''),
    signInByOrigin: (origin) => signIns.get(origin),
    signOut: (origin) => record({ signedOut: origin }),
    signOutEverywhere: (username) => record({ signedOutEverywhere: username }),
    close: () => journal.close(),
  };
}
