import type { ComponentType } from 'react';
import type { LinkIcon } from './link-icons.ts';

/** A link of the shell: among the artist's, or the office's when the screen is for admins. */
type ShellLink = {
  icon: LinkIcon;
  /** Where it is not the title. */
  label?: string;
  /** Where it is not in both. */
  only?: 'sidebar' | 'menu';
};

/** What stands around the page, and who may see it: somebody else is led where they may be. */
type Place =
  | { frame: 'none'; guard: 'none' }
  | { frame: 'toasts'; guard: 'visitor' | 'laptop' }
  | { frame: 'shell'; guard: 'signed-in' | 'admin' };

type Row = Place & {
  path: string;
  // What it loads is checked below: the pages link to each other by this table, whose type cannot wait for theirs.
  page: () => Promise<unknown>;
  /** Of the tab, until the page has a better one; null for the product's name alone. */
  title: string | null;
  link?: ShellLink;
  /** Another address of a screen above: where that one is tested and pictured, this one is not again. */
  isAlias?: true;
};

/** Every screen, in the order of the shell's links. Router, preload, shell, titles, the accessibility test and the pictures read it. */
const rows = [
  { path: '/', page: () => import('../pages/home.tsx'), frame: 'none', guard: 'none', title: null },
  { path: '/auth', page: () => import('../pages/auth.tsx'), frame: 'toasts', guard: 'visitor', title: 'Sign in' },
  {
    path: '/dashboard',
    page: () => import('../pages/dashboard.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Dashboard',
    link: { icon: 'house' },
  },
  {
    path: '/dashboard/releases',
    page: () => import('../pages/releases.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Releases',
    link: { icon: 'disc' },
  },
  {
    path: '/releases',
    page: () => import('../pages/releases.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Releases',
    isAlias: true,
  },
  {
    path: '/dashboard/releases/:releaseId',
    page: () => import('../pages/release.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Release',
  },
  {
    path: '/new-release',
    page: () => import('../pages/new-release.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'New release',
  },
  {
    path: '/dashboard/analytics',
    page: () => import('../pages/analytics.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Analytics',
    link: { icon: 'chart' },
  },
  {
    path: '/dashboard/balance',
    page: () => import('../pages/balance.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Balance',
    link: { icon: 'wallet' },
  },
  {
    path: '/dashboard/profile',
    page: () => import('../pages/profile.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Profile',
    link: { icon: 'person' },
  },
  {
    path: '/dashboard/settings',
    page: () => import('../pages/settings.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Settings',
    link: { icon: 'settings', only: 'menu' },
    isAlias: true,
  },
  {
    path: '/dashboard/admin',
    page: () => import('../pages/admin.tsx'),
    frame: 'shell',
    guard: 'admin',
    title: 'Admin',
    link: { icon: 'people' },
  },
  {
    path: '/dashboard/admin/releases',
    page: () => import('../pages/admin-releases.tsx'),
    frame: 'shell',
    guard: 'admin',
    title: 'All Releases',
    link: { icon: 'files' },
  },
  {
    path: '/dashboard/admin/payments',
    page: () => import('../pages/admin-payments.tsx'),
    frame: 'shell',
    guard: 'admin',
    title: 'Payment History',
    link: { icon: 'card', label: 'Payments', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/releases/:artistId/:releaseId',
    page: () => import('../pages/admin-release.tsx'),
    frame: 'shell',
    guard: 'admin',
    title: 'Release',
  },
  { path: '/local/kit', page: () => import('../pages/kit/kit.tsx'), frame: 'toasts', guard: 'laptop', title: 'Kit' },
  { path: '*', page: () => import('../pages/not-found.tsx'), frame: 'none', guard: 'none', title: 'Page not found' },
] as const satisfies readonly Row[];

export type Screen = Row & { page: () => Promise<{ default: ComponentType }> };

export const screens: readonly Screen[] = rows;

declare module '../lib/paths.ts' {
  interface Addresses {
    ofScreens: (typeof rows)[number]['path'];
  }
}
