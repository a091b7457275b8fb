import type { ComponentType } from 'react';
import type { OfficeAccess } from '../../../shared/accounts/office-role.ts';
import type { PageAddress } from '../../../shared/site/addresses.ts';
import type { Path } from '../lib/paths.ts';
import type { LinkIcon } from './link-icons.ts';

/**
 * A link in the shell. It appears among the office's links if the screen belongs to the office, and otherwise among the
 * artist's.
 */
type ShellLink = {
  icon: LinkIcon;
  /** The link's label, if it differs from the title. */
  label?: string;
  /** Limits the link to one of the two menus. */
  only?: 'sidebar' | 'menu';
};

/** The frame around the page, and who may see it; anybody else is redirected. */
type Place =
  | { frame: 'none'; guard: 'none' }
  | { frame: 'toasts'; guard: 'visitor' | 'laptop' }
  // Pages that call the server without a sign-in, for example after a link in an email.
  | { frame: 'guest'; guard: 'none' }
  | { frame: 'shell'; guard: 'signed-in' | OfficeAccess };

type Row = {
  path: string;
  /** The tab's title until the page sets a better one. */
  title: string;
  link?: ShellLink;
  /** Whether this is only another path to a screen above. Tests and pictures skip it. */
  isAlias?: true;
};

/**
 * A page of the app. Its module is checked further below instead of in this type: pages link to each other through this
 * table, so its type cannot depend on theirs.
 */
type AppRow = Row & Place & { page: () => Promise<unknown> };

/**
 * A page that is a complete document, made at build time (app/public/public-pages.ts). The browser leaves the app for
 * it, and the app loads none of its code.
 */
type PublicRow = Row & { frame: 'public'; guard: 'none'; path: PageAddress };

/**
 * Every screen, in the order of the shell's links. The router, preload, shell, titles, accessibility test and pictures
 * read this table.
 */
const rows = [
  { path: '/', frame: 'public', guard: 'none', title: 'Music distribution. Pay once.' },
  { path: '/features', frame: 'public', guard: 'none', title: 'Features' },
  { path: '/pricing', frame: 'public', guard: 'none', title: 'Pricing' },
  { path: '/web3', frame: 'public', guard: 'none', title: 'Web3' },
  { path: '/faq', frame: 'public', guard: 'none', title: 'Questions and answers' },
  { path: '/rules', frame: 'public', guard: 'none', title: 'What stores send back' },
  { path: '/early-access', frame: 'public', guard: 'none', title: 'Join the waitlist' },
  { path: '/get-early-access', frame: 'public', guard: 'none', title: 'Join the waitlist', isAlias: true },
  { path: '/thank-you', frame: 'public', guard: 'none', title: 'Thank you' },
  { path: '/contact', frame: 'public', guard: 'none', title: 'Contact' },
  { path: '/privacy', frame: 'public', guard: 'none', title: 'Privacy Policy' },
  { path: '/terms', frame: 'public', guard: 'none', title: 'Terms of Service' },
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
    path: '/dashboard/releases/:releaseId/submit',
    page: () => import('../pages/submit-release.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Submit release',
  },
  {
    path: '/dashboard/releases/:releaseId/splits',
    page: () => import('../pages/release-splits.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Splits',
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
    path: '/dashboard/analytics/releases/:releaseId',
    page: () => import('../pages/analytics-release.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Earnings of a release',
  },
  {
    path: '/dashboard/analytics/statements/:month',
    page: () => import('../pages/analytics-statement.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Monthly statement',
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
    path: '/dashboard/balance/tax',
    page: () => import('../pages/balance-tax.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Tax form',
  },
  {
    path: '/dashboard/splits',
    page: () => import('../pages/splits.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Splits',
    link: { icon: 'split' },
  },
  {
    path: '/splits/:invitationId/:token',
    page: () => import('../pages/split-invitation.tsx'),
    frame: 'guest',
    guard: 'none',
    title: 'Invitation',
  },
  {
    path: '/dashboard/notices',
    page: () => import('../pages/notices.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Notices',
  },
  {
    path: '/unsubscribe/:artistId/:preference/:token',
    page: () => import('../pages/unsubscribe.tsx'),
    frame: 'guest',
    guard: 'none',
    title: 'Emails',
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
    path: '/dashboard/payments/:paymentId',
    page: () => import('../pages/receipt.tsx'),
    frame: 'shell',
    guard: 'signed-in',
    title: 'Receipt',
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
    path: '/dashboard/admin/review',
    page: () => import('../pages/admin-review.tsx'),
    frame: 'shell',
    guard: 'reviewer',
    title: 'Review',
    link: { icon: 'review' },
  },
  {
    path: '/dashboard/admin/review/:artistId/:releaseId',
    page: () => import('../pages/admin-review-release.tsx'),
    frame: 'shell',
    guard: 'reviewer',
    title: 'Review',
  },
  {
    path: '/dashboard/admin/takedowns',
    page: () => import('../pages/admin-takedowns.tsx'),
    frame: 'shell',
    guard: 'reviewer',
    title: 'Takedowns',
    link: { icon: 'takedown' },
  },
  {
    path: '/dashboard/admin/releases',
    page: () => import('../pages/admin-releases.tsx'),
    frame: 'shell',
    guard: 'reviewer',
    title: 'All Releases',
    link: { icon: 'files' },
  },
  {
    path: '/dashboard/admin/exports',
    page: () => import('../pages/admin-exports.tsx'),
    frame: 'shell',
    guard: 'reviewer',
    title: 'Exports',
    link: { icon: 'export', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/plans',
    page: () => import('../pages/admin-plans.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Available Plans',
    link: { icon: 'tag', label: 'Plans', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/payments',
    page: () => import('../pages/admin-payments.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Payment History',
    link: { icon: 'card', label: 'Payments', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/payouts',
    page: () => import('../pages/admin-payouts.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Payout Requests',
    link: { icon: 'banknote', label: 'Payouts', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/advances',
    page: () => import('../pages/admin-advances.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Advances',
    link: { icon: 'coins', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/tax-forms',
    page: () => import('../pages/admin-tax-forms.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Tax Forms',
    link: { icon: 'stamp', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/statements',
    page: () => import('../pages/admin-statements.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Statements',
    link: { icon: 'statement', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/statements/:statementId',
    page: () => import('../pages/admin-statement.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Statement',
  },
  {
    path: '/dashboard/admin/books',
    page: () => import('../pages/admin-books.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Books',
    link: { icon: 'book', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/books/accounts/:account',
    page: () => import('../pages/admin-account.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Account',
  },
  {
    path: '/dashboard/admin/books/receivables/:payer',
    page: () => import('../pages/admin-receivable.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Receivable',
  },
  {
    path: '/dashboard/admin/books/transactions/:hash',
    page: () => import('../pages/admin-transaction.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Transaction',
  },
  {
    path: '/dashboard/admin/assistant',
    page: () => import('../pages/admin-assistant.tsx'),
    frame: 'shell',
    guard: 'admin',
    title: 'Assistant',
    link: { icon: 'bot', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/audit',
    page: () => import('../pages/admin-audit.tsx'),
    frame: 'shell',
    guard: 'admin',
    title: 'Audit',
    link: { icon: 'scroll', only: 'sidebar' },
  },
  {
    path: '/dashboard/admin/waitlist',
    page: () => import('../pages/admin-waitlist.tsx'),
    frame: 'shell',
    guard: 'admin',
    title: 'Waitlist',
    link: { icon: 'clipboard' },
  },
  {
    path: '/dashboard/admin/payments/:paymentId',
    page: () => import('../pages/admin-payment.tsx'),
    frame: 'shell',
    guard: 'finance',
    title: 'Payment',
  },
  {
    path: '/dashboard/admin/users/:artistId',
    page: () => import('../pages/admin-user.tsx'),
    frame: 'shell',
    guard: 'admin',
    title: 'User',
  },
  {
    path: '/dashboard/admin/users/:artistId/view',
    page: () => import('../pages/admin-user-view.tsx'),
    frame: 'shell',
    guard: 'admin',
    title: 'As the artist sees it',
  },
  {
    path: '/dashboard/admin/releases/:artistId/:releaseId',
    page: () => import('../pages/admin-release.tsx'),
    frame: 'shell',
    guard: 'reviewer',
    title: 'Release',
  },
  { path: '/local/kit', page: () => import('../pages/kit/kit.tsx'), frame: 'toasts', guard: 'laptop', title: 'Kit' },
  { path: '*', page: () => import('../pages/not-found.tsx'), frame: 'none', guard: 'none', title: 'Page not found' },
] as const satisfies readonly (AppRow | PublicRow)[];

type AppScreen = AppRow & { path: Path; page: () => Promise<{ default: ComponentType }> };
export type Screen = AppScreen | (PublicRow & { page?: never });

export const screens: readonly Screen[] = rows;

declare module '../lib/paths.ts' {
  interface ScreenPaths {
    ofScreens: (typeof rows)[number]['path'];
  }
}
