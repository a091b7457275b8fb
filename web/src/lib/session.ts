import { fetchAuthSession } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { sameValue } from '../../../shared/same-value.ts';
import { configureProvider } from './configure-provider.ts';
import { forgetEmail, knownEmail, rememberEmail } from './known-email.ts';

/**
 * With `configure-provider.ts`, `sign-in.ts` and `account-provider.ts`, the only file that knows the sign-in provider.
 * Every call throws the provider's own error. Reading a session is loaded with the page; signing in and out (SRP) is
 * loaded when used. Each function imports only what it needs, so that the bundler drops the rest of the module.
 */

type User = { id: string; email: string };

export type Session =
  | { state: 'checking' }
  /**
   * `hasEnded`: the sign-in expired while its page was open. The page stays and asks for the password in a dialog
   * (product 3.18).
   */
  | { state: 'signed-in'; user: User; hasEnded: boolean }
  | { state: 'visitor'; why: WhyVisitor }
  /** The provider could not be reached yet. */
  | { state: 'unreachable' };

/**
 * 'signed-out': here, so there is no page to come back to. 'ended': signed out in another tab while this page was open.
 * 'new': nobody was signed in when this page loaded.
 */
type WhyVisitor = 'new' | 'signed-out' | 'ended';

let session: Session = { state: 'checking' };
let running: Promise<void> | undefined;
let isLeaving = false;
const listeners = new Set<() => void>();

export const currentSession = (): Session => session;

/** Calls back when somebody signs in or out, in this tab or another, and when the session expires. */
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
    // A moment without a connection must not take the page away from somebody who is typing.
    if (session.state !== 'signed-in') show({ state: 'unreachable' });
  }
}

/** Signing out, in whichever tab, clears the known email address; an expired sign-in keeps it. */
function withoutTokens(): Session {
  if (session.state === 'signed-in' && !isLeaving && knownEmail() !== '') return { ...session, hasEnded: true };
  return { state: 'visitor', why: whyVisitor() };
}

function whyVisitor(): WhyVisitor {
  if (isLeaving) return 'signed-out';
  if (session.state === 'visitor') return session.why;
  return session.state === 'signed-in' ? 'ended' : 'new';
}

/** Pending while the provider uses a temporary storage for a new sign-in. */
let storageRestored: Promise<unknown> = Promise.resolve();

/** The provider's session, always from the storage that the tabs share. */
async function ownSession(): ReturnType<typeof fetchAuthSession> {
  await Promise.all([configureProvider(), storageRestored]);
  return fetchAuthSession();
}

type Provider = typeof import('aws-amplify/auth/cognito');

/**
 * Runs a sign-in while somebody is signed in, which the provider would refuse, with an empty temporary storage. The
 * tokens of a complete sign-in replace the session; otherwise the session stays as it is. Calls that need a token wait
 * until the storage is restored.
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
 * One tab at a time, because a refresh token can be used only once and the tabs share it. The others find the new
 * tokens in the storage.
 */
const alone = (renew: () => Promise<unknown>): Promise<unknown> => navigator.locks.request('renew-session', renew);

let renewing: Promise<void> | undefined;

/**
 * Requests new tokens because the server rejects the current ones. If the sign-in is over, the user becomes a visitor.
 */
export function renewSession(): Promise<void> {
  renewing ??= alone(async () => {
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

/** Refreshes the tokens before they expire, so that no call waits for it (product 3.7). */
async function renewInTime(): Promise<void> {
  if (session.state !== 'signed-in' || (await secondsLeft()) > RENEW_BEFORE_SECONDS) return;
  await alone(async () => {
    // Another tab may have refreshed them while this one waited.
    if ((await secondsLeft()) <= RENEW_BEFORE_SECONDS) await fetchAuthSession({ forceRefresh: true });
  });
}
// Without a connection the next check tries again.
const look = () => void renewInTime().catch(() => {});
setInterval(look, CHECK_EVERY_MS);
// A machine that slept has missed its checks.
window.addEventListener('online', look);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());

function show(next: Session): void {
  if (sameValue(session, next)) return;
  session = next;
  for (const listener of listeners) listener();
}

Hub.listen('auth', ({ payload }) => {
  if (['signedIn', 'signedOut', 'tokenRefresh_failure'].includes(payload.event)) void recheckSession();
});
// Signing in or out in another tab changes the provider's entries in the shared storage.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key.includes('LastAuthUser') || key.endsWith('.accessToken')) void recheckSession();
});

/** The caller's access token, refreshed if it is about to expire; undefined for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  return (await ownSession()).tokens?.accessToken.toString();
}

/** The claims of the access token. */
export const accessClaims = async () => (await ownSession()).tokens?.accessToken.payload;

/** Whether the caller's token names this group of the pool. */
export async function isInGroup(group: string): Promise<boolean> {
  const groups = (await accessClaims())?.['cognito:groups'];
  return Array.isArray(groups) && groups.includes(group);
}

/**
 * Ends a sign-in that the server no longer accepts, also at the provider. The page stays and asks for the password
 * (product 3.18).
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
  // Before the tokens are removed, so that other tabs see a sign-out rather than an expired session.
  forgetEmail();
  await signOut().catch((error) => {
    isLeaving = false;
    rememberEmail(email);
    throw error;
  });
}
