import { pathTo } from './paths.ts';

/**
 * The sign-in page for a visitor to a protected page, with the way back (product 2.2). A newcomer to the dashboard
 * itself is asked to sign up; anybody who wants a certain page, or was here before, has an account.
 */
export function signInPath(wanted: { pathname: string; search: string }, isKnown: boolean): string {
  const tab = isKnown || wanted.pathname !== pathTo('/dashboard') ? 'signin' : 'signup';
  return `${pathTo('/auth')}?tab=${tab}&redirect=${encodeURIComponent(wanted.pathname + wanted.search)}`;
}

/**
 * Where to go after signing in at /auth. Only a path of this site is accepted, because anybody can write the parameter,
 * and a link that leads to another site after sign-in is how passwords are stolen.
 */
export function redirectTarget(wanted: string | null, origin = 'http://site.invalid'): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return pathTo('/dashboard');
  const url = new URL(wanted, origin);
  // `/.//evil.example` is a path of this site, but would be another site when followed by itself.
  if (url.origin !== origin || url.pathname.startsWith('//') || isSignIn(url.pathname)) return pathTo('/dashboard');
  return url.pathname + url.search + url.hash;
}

/** As the router reads it: with a trailing slash, other letter case or percent-encoded letters. */
function isSignIn(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '') === pathTo('/auth');
  } catch {
    return true;
  }
}
