import { matchPath } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { lazyPage } from './lazy-page.ts';

export const Home = lazyPage(() => import('../pages/home.tsx'));
export const Auth = lazyPage(() => import('../pages/auth.tsx'));
export const Dashboard = lazyPage(() => import('../pages/dashboard.tsx'));
export const Releases = lazyPage(() => import('../pages/releases.tsx'));
export const Release = lazyPage(() => import('../pages/release.tsx'));
export const NewRelease = lazyPage(() => import('../pages/new-release.tsx'));
export const Analytics = lazyPage(() => import('../pages/analytics.tsx'));
export const Balance = lazyPage(() => import('../pages/balance.tsx'));
export const Profile = lazyPage(() => import('../pages/profile.tsx'));
export const AdminPayments = lazyPage(() => import('../pages/admin-payments.tsx'));
export const Admin = lazyPage(() => import('../pages/admin.tsx'));
export const AdminReleases = lazyPage(() => import('../pages/admin-releases.tsx'));
export const AdminRelease = lazyPage(() => import('../pages/admin-release.tsx'));
export const LocalKit = lazyPage(() => import('../pages/local-kit.tsx'));
export const NotFound = lazyPage(() => import('../pages/not-found.tsx'));

/** What stands around the pages, with its guard. Loaded beside the page, not before it. */
export const Providers = lazyPage(() => import('./providers.tsx'));
export const ToastFrame = lazyPage(() => import('./toast-frame.tsx'));
export const AuthFrame = lazyPage(() => import('./auth-frame.tsx'));
export const AdminFrame = lazyPage(() => import('./admin-frame.tsx'));
export const Shell = lazyPage(() => import('./shell.tsx'));

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
