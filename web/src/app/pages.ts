import { matchPath } from 'react-router-dom';
import { lazyAgain } from '../lib/lazy-again.tsx';
import { paths } from '../lib/paths.ts';

export const Home = lazyAgain(() => import('../pages/home.tsx'));
export const Auth = lazyAgain(() => import('../pages/auth.tsx'));
export const Dashboard = lazyAgain(() => import('../pages/dashboard.tsx'));
export const Releases = lazyAgain(() => import('../pages/releases.tsx'));
export const Release = lazyAgain(() => import('../pages/release.tsx'));
export const NewRelease = lazyAgain(() => import('../pages/new-release.tsx'));
export const Analytics = lazyAgain(() => import('../pages/analytics.tsx'));
export const Balance = lazyAgain(() => import('../pages/balance.tsx'));
export const Profile = lazyAgain(() => import('../pages/profile.tsx'));
export const AdminPayments = lazyAgain(() => import('../pages/admin-payments.tsx'));
export const Admin = lazyAgain(() => import('../pages/admin.tsx'));
export const AdminReleases = lazyAgain(() => import('../pages/admin-releases.tsx'));
export const AdminRelease = lazyAgain(() => import('../pages/admin-release.tsx'));
export const LocalKit = lazyAgain(() => import('../pages/local-kit.tsx'));
export const NotFound = lazyAgain(() => import('../pages/not-found.tsx'));

/** What stands around the pages, with its guard. Loaded beside the page, not before it. */
export const Providers = lazyAgain(() => import('./providers.tsx'));
export const ToastFrame = lazyAgain(() => import('./toast-frame.tsx'));
export const AuthFrame = lazyAgain(() => import('./auth-frame.tsx'));
export const AdminFrame = lazyAgain(() => import('./admin-frame.tsx'));
export const Shell = lazyAgain(() => import('./shell.tsx'));

const inShell = (...pages: { preload: () => void }[]) => [ToastFrame, Providers, Shell, ...pages];

const pagesByPath = {
  [paths.home]: [Home],
  [paths.auth]: [ToastFrame, AuthFrame, Auth],
  [paths.dashboard]: inShell(Dashboard),
  [paths.releases]: inShell(Releases),
  [paths.releasesShort]: inShell(Releases),
  [paths.release(':releaseId')]: inShell(Release),
  [paths.newRelease]: inShell(NewRelease),
  [paths.analytics]: inShell(Analytics),
  [paths.balance]: inShell(Balance),
  [paths.profile]: inShell(Profile),
  [paths.settings]: inShell(Profile),
  [paths.admin]: inShell(Admin, AdminFrame),
  [paths.adminReleases]: inShell(AdminReleases, AdminFrame),
  [paths.adminPayments]: inShell(AdminPayments, AdminFrame),
  [paths.adminRelease(':artistId', ':releaseId')]: inShell(AdminRelease, AdminFrame),
  [paths.localKit]: [ToastFrame, LocalKit],
};

/** Starts loading everything that an address needs at once, instead of one layer after the other. */
export function preload(pathname: string): void {
  const match = Object.entries(pagesByPath).find(([path]) => matchPath(path, pathname));
  for (const page of match?.[1] ?? [NotFound]) page.preload();
}

/** A link that is pointed at or focused is probably the next page. */
export function preloadPointedLinks(): void {
  const onPointed = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (link) preload(link.pathname);
  };
  document.addEventListener('pointerover', onPointed, { passive: true });
  document.addEventListener('focusin', onPointed);
}
