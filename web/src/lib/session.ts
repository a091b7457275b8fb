import { fetchAuthSession } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { sameValue } from '../../../shared/same-value.ts';
import { configureProvider } from './configure-provider.ts';
import { forgetEmail, knownEmail, rememberEmail } from './known-email.ts';

/**
 * Together with `configure-provider.ts`, `sign-in.ts` and `account-provider.ts`, this is the only code that uses the
 * sign-in provider. Every call throws the provider's own error. The code that reads a session is loaded with the page;
 * the code for signing in and out (SRP) is loaded when used. Each function imports only what it needs, so that the
 * bundler drops the rest of the provider.
 */

type User = { id: string; email: string };

export type Session =
  | { state: 'checking' }
  /**
   * `hasEnded`: the session expired while its page was open. The page stays, and a dialog asks for the password
   * (product 3.18).
   */
  | { state: 'signed-in'; user: User; hasEnded: boolean }
  | { state: 'visitor'; why: WhyVisitor }
  /** The provider has not been reachable so far. */
  | { state: 'unreachable' };

/**
 * 'signed-out': by the user in this tab, so there is no page to return to. 'ended': signed out in another tab while
 * this page was open. 'new': nobody was signed in when this page loaded.
 */
type WhyVisitor = 'new' | 'signed-out' | 'ended';

let session: Session = { state: 'checking' };
let running: Promise<void> | undefined;
let isLeaving = false;
const listeners = new Set<() => void>();

export const currentSession = (): Session => session;

/** Calls back when a user signs in or out, in this tab or another, and when the session expires. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  if (session.state === 'checking') void recheckSession();
  return () => listeners.delete(listener);
}

/** Reads the session again, from storage or, if it has expired, from the provider. */
export function recheckSession(): Promise<void> {
  running ??= readSession().finally(() => {
    running = undefined;
  });
  return running;
}

async function readSession(): Promise<void> {
  try {
    const { tokens } = await ownSession();
    const claims = tokens?.idToken?.payload;
    if (!tokens || !claims?.sub) return show(withoutTokens());
    isLeaving = false;
    const user = { id: claims.sub, email: String(claims.email ?? '') };
    rememberEmail(user.email);
    show({ state: 'signed-in', user, hasEnded: false });
  } catch {
    // A short loss of connection must not take the page away from a user who is typing.
    if (session.state !== 'signed-in') show({ state: 'unreachable' });
  }
}

/**
 * The session if there are no tokens. A sign-out in any tab clears the known email address; an expired session
 * keeps it.
 */
function withoutTokens(): Session {
  if (session.state === 'signed-in' && !isLeaving && knownEmail() !== '') return { ...session, hasEnded: true };
  return { state: 'visitor', why: whyVisitor() };
}

function whyVisitor(): WhyVisitor {
  if (isLeaving) return 'signed-out';
  if (session.state === 'visitor') return session.why;
  return session.state === 'signed-in' ? 'ended' : 'new';
}

/** Pending while a new sign-in uses the provider with temporary storage. */
let storageRestored: Promise<unknown> = Promise.resolve();

/** Reads the provider's session, always from the storage that the tabs share. */
async function ownSession(): ReturnType<typeof fetchAuthSession> {
  await Promise.all([configureProvider(), storageRestored]);
  return fetchAuthSession();
}

type Provider = typeof import('aws-amplify/auth/cognito');

/**
 * Runs a sign-in while a user is signed in. The provider would normally reject it, so it is given empty temporary
 * storage. The tokens of a completed sign-in replace the session; otherwise, the session stays unchanged. Calls that
 * need a token wait until the storage is restored.
 */
export async function withTemporaryStorage<T>(signIn: (provider: Provider) => Promise<T>): Promise<T> {
  await configureProvider();
  const [provider, { defaultStorage }] = await Promise.all([
    import('aws-amplify/auth/cognito'),
    import('aws-amplify/utils'),
  ]);
  const { cognitoUserPoolsTokenProvider: tokens } = provider;
  const stored = new Map<string, string>();
  const signedIn = storageRestored.then(async () => {
    tokens.setKeyValueStorage({
      setItem: async (key, value) => void stored.set(key, value),
      getItem: async (key) => stored.get(key) ?? null,
      removeItem: async (key) => void stored.delete(key),
      clear: async () => stored.clear(),
    });
    try {
      return await signIn(provider);
    } finally {
      tokens.setKeyValueStorage(defaultStorage);
      for (const [key, value] of stored) await defaultStorage.setItem(key, value);
    }
  });
  storageRestored = signedIn.catch(() => undefined);
  return signedIn;
}

/**
 * Runs in one tab at a time, because the tabs share a refresh token that can be used only once. The other tabs then
 * find the new tokens in the storage.
 */
const inOneTab = (renew: () => Promise<unknown>): Promise<unknown> => navigator.locks.request('renew-session', renew);

let renewing: Promise<void> | undefined;

/**
 * Requests new tokens, because the server rejects the current ones. If the session is over, the user becomes a visitor.
 */
export function renewSession(): Promise<void> {
  renewing ??= inOneTab(async () => {
    await storageRestored;
    return fetchAuthSession({ forceRefresh: true });
  })
    .then(recheckSession, recheckSession)
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}

const CHECK_EVERY_MS = 30_000;
const RENEW_BEFORE_SECONDS = 90;

const secondsLeft = async (): Promise<number> => {
  const end = (await ownSession()).tokens?.accessToken.payload.exp;
  return end === undefined ? Number.POSITIVE_INFINITY : end - Date.now() / 1000;
};

/** Refreshes the tokens before they expire, so that no call has to wait (product 3.7). */
async function renewInTime(): Promise<void> {
  if (session.state !== 'signed-in' || (await secondsLeft()) > RENEW_BEFORE_SECONDS) return;
  await inOneTab(async () => {
    // Checked again, because another tab may have refreshed the tokens while this one waited.
    if ((await secondsLeft()) <= RENEW_BEFORE_SECONDS) await fetchAuthSession({ forceRefresh: true });
  });
}
// Without a connection, the next check tries again.
const renewIfDue = () => void renewInTime().catch(() => {});
setInterval(renewIfDue, CHECK_EVERY_MS);
// A machine misses its checks while it is asleep.
window.addEventListener('online', renewIfDue);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && renewIfDue());

function show(next: Session): void {
  if (sameValue(session, next)) return;
  session = next;
  for (const listener of listeners) listener();
}

Hub.listen('auth', ({ payload }) => {
  if (['signedIn', 'signedOut', 'tokenRefresh_failure'].includes(payload.event)) void recheckSession();
});
// A sign-in or sign-out in another tab changes the provider's entries in the shared storage.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key.includes('LastAuthUser') || key.endsWith('.accessToken')) void recheckSession();
});

/** The caller's access token, refreshed if it is about to expire; undefined for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  return (await ownSession()).tokens?.accessToken.toString();
}

/** The claims of the access token. */
export const accessClaims = async () => (await ownSession()).tokens?.accessToken.payload;

/** Whether the caller's token contains this group of the user pool. */
export async function isInGroup(group: string): Promise<boolean> {
  const groups = (await accessClaims())?.['cognito:groups'];
  return Array.isArray(groups) && groups.includes(group);
}

/**
 * Ends a session that the server no longer accepts, including at the provider. The page stays, and a dialog asks for
 * the password (product 3.18).
 */
export async function endSession(): Promise<void> {
  if (session.state !== 'signed-in' || session.hasEnded) return;
  const { signOut } = await import('aws-amplify/auth/cognito');
  await signOut();
  await recheckSession();
}

export async function signOut(): Promise<void> {
  await configureProvider();
  const { signOut } = await import('aws-amplify/auth/cognito');
  isLeaving = true;
  const email = knownEmail();
  // Runs before the tokens are removed, so that other tabs see a sign-out instead of an expired session.
  forgetEmail();
  await signOut().catch((error) => {
    isLeaving = false;
    rememberEmail(email);
    throw error;
  });
}
