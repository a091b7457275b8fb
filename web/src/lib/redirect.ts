import { pathTo } from './paths.ts';

/** Where a visitor is sent from a protected page: sign-in, with the way back (product 2.2). */
export const signInPath = (wanted: { pathname: string; search: string }): string =>
  `${pathTo('/auth')}?redirect=${encodeURIComponent(wanted.pathname + wanted.search)}`;

/**
 * Where a signed-in user goes from /auth. Only a path of this site: the parameter is anybody's text, and a link that leads
 * to another site after sign-in is how passwords are stolen.
 */
export function redirectTarget(wanted: string | null, origin = 'http://site.invalid'): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return pathTo('/dashboard');
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname === pathTo('/auth')) return pathTo('/dashboard');
  return url.pathname + url.search + url.hash;
}
