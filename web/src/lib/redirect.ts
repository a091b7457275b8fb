import { pathTo } from './paths.ts';

/**
 * The sign-in URL for a visitor who opened a protected page, including where to return afterwards (product 2.2). A
 * newcomer to the dashboard is asked to sign up. Anybody who requested a different page, or has been here before,
 * probably has an account and is asked to sign in.
 */
export function signInPath(wanted: { pathname: string; search: string }, isKnown: boolean): string {
  const tab = isKnown || wanted.pathname !== pathTo('/dashboard') ? 'signin' : 'signup';
  return `${pathTo('/auth')}?tab=${tab}&redirect=${encodeURIComponent(wanted.pathname + wanted.search)}`;
}

/**
 * The page to open after signing in at /auth. Only paths of this site are accepted: anybody can set the parameter, and
 * a link that leads to another site after sign-in can be used to steal passwords.
 */
export function redirectTarget(wanted: string | null, origin = 'http://site.invalid'): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return pathTo('/dashboard');
  const url = new URL(wanted, origin);
  // `/.//evil.example` is a path of this site, but its normalized form would lead to another site.
  if (url.origin !== origin || url.pathname.startsWith('//') || isSignIn(url.pathname)) return pathTo('/dashboard');
  return url.pathname + url.search + url.hash;
}

/**
 * Whether a path is the sign-in page. Compares as the router does, which ignores a trailing slash, letter case and
 * percent-encoding.
 */
function isSignIn(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '') === pathTo('/auth');
  } catch {
    return true;
  }
}
