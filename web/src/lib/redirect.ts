import { pathTo } from './paths.ts';

/**
 * Where a visitor is sent from a protected page: /auth, with the way back (product 2.2). Only who begins, with nothing but the dashboard
 * in mind, is asked to sign up; who has a page to go to, or was here before, has an account.
 */
export function signInPath(wanted: { pathname: string; search: string }, isKnown: boolean): string {
  const tab = isKnown || wanted.pathname !== pathTo('/dashboard') ? 'signin' : 'signup';
  return `${pathTo('/auth')}?tab=${tab}&redirect=${encodeURIComponent(wanted.pathname + wanted.search)}`;
}

/**
 * Where a signed-in user goes from /auth. Only a path of this site: the parameter is anybody's text, and a link that leads
 * to another site after sign-in is how passwords are stolen.
 */
export function redirectTarget(wanted: string | null, origin = 'http://site.invalid'): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return pathTo('/dashboard');
  const url = new URL(wanted, origin);
  // `/.//evil.example` is a path of this site that reads as another site when it is followed by itself.
  if (url.origin !== origin || url.pathname.startsWith('//') || isSignIn(url.pathname)) return pathTo('/dashboard');
  return url.pathname + url.search + url.hash;
}

/** Also as the router reads it: with a slash at its end, in other letters, or with letters written as their numbers. */
function isSignIn(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '') === pathTo('/auth');
  } catch {
    return true;
  }
}
