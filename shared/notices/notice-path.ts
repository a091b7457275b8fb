import type { Notice } from './notice.ts';

/** The path of the page on which the artist sees what a notice is about, or can act on it. */
export function noticePath(about: Notice): string {
  switch (about.kind) {
    case 'earned':
    case 'earnings-corrected':
      return `/dashboard/analytics/statements/${about.months[0]?.month ?? ''}`;
    case 'payout':
      return '/dashboard/balance';
    case 'split-answered':
    case 'split-request':
    case 'split-changed':
      return '/dashboard/splits';
    default:
      return `/dashboard/releases/${about.releaseId}`;
  }
}
