import type { CatalogueSort } from '../../../../shared/releases/catalogue-row.ts';
import type { ReleaseStatus } from '../../../../shared/releases/release-status.ts';

/** Where the page holds what it knows of releases. Nobody else names these keys. */
export const releaseKeys = {
  all: ['releases'],
  library: ['releases', 'library'],
  creditNames: ['releases', 'credit-names'],
  /** Releases that were made here a moment ago. */
  made: ['releases-made'],
  details: ['releases', 'detail'],
  detail: (releaseId: string) => ['releases', 'detail', releaseId],
  /** What the office reads, of every artist. */
  office: ['releases', 'office'],
  catalogue: (tab: ReleaseStatus, asked: { q: string; sort: CatalogueSort | undefined }) => [
    'releases',
    'office',
    'catalogue',
    tab,
    asked,
  ],
  officeRelease: (artistId: string, releaseId: string) => ['releases', 'office', 'release', artistId, releaseId],
  /** What waits for the office. */
  queue: ['releases', 'office', 'queue'],
  /** The same, as much of it as is exported together. */
  waiting: ['releases', 'office', 'waiting'],
  /** Apart from what the office reads: asking is claiming. */
  claim: (artistId: string, releaseId: string) => ['releases', 'claim', artistId, releaseId],
  batches: ['releases', 'office', 'batches'],
  exports: (artistId: string, releaseId: string) => ['releases', 'office', 'exports', artistId, releaseId],
} as const;

/** What a write makes stale, whichever domain writes, beyond the release that it answers (release-cache.ts). */
export const staleAfter = {
  created: releaseKeys.library,
  submitted: releaseKeys.library,
  exported: releaseKeys.office,
  /** A plan was paid, or a payment went back. */
  paid: releaseKeys.all,
  /** It could not be deleted: why is seen in what is there now. */
  notDeleted: releaseKeys.all,
} as const;
