import type { CatalogueSort } from '../../../../shared/releases/catalogue-row.ts';
import type { ReleaseStatus } from '../../../../shared/releases/release-status.ts';

/** Cache keys for releases. Other modules use them only through this table. */
export const releaseKeys = {
  all: ['releases'],
  library: ['releases', 'library'],
  creditNames: ['releases', 'credit-names'],
  /** Releases that were created on this page a moment ago. */
  made: ['releases-made'],
  details: ['releases', 'detail'],
  detail: (releaseId: string) => ['releases', 'detail', releaseId],
  titlesLanguage: (releaseId: string, titles: readonly string[]) => ['releases', 'titles-language', releaseId, titles],
  /** The office's view of all artists' releases. */
  office: ['releases', 'office'],
  catalogue: (tab: ReleaseStatus, query: { q: string; sort: CatalogueSort | undefined }) => [
    'releases',
    'office',
    'catalogue',
    tab,
    query,
  ],
  officeRelease: (artistId: string, releaseId: string) => ['releases', 'office', 'release', artistId, releaseId],
  officeTitlesLanguage: (artistId: string, releaseId: string) => [
    'releases',
    'office',
    'titles-language',
    artistId,
    releaseId,
  ],
  /** Releases waiting for the office. */
  queue: ['releases', 'office', 'queue'],
  /** Waiting releases that can be exported in one batch. */
  waiting: ['releases', 'office', 'waiting'],
  /** Separate from the office's other keys, because reading it claims the release. */
  claim: (artistId: string, releaseId: string) => ['releases', 'claim', artistId, releaseId],
  batches: ['releases', 'office', 'batches'],
  exports: (artistId: string, releaseId: string) => ['releases', 'office', 'exports', artistId, releaseId],
} as const;

/**
 * The queries that each write invalidates. The release in the response to the write is stored separately
 * (release-cache.ts).
 */
export const staleAfter = {
  created: releaseKeys.library,
  submitted: releaseKeys.library,
  withdrawn: releaseKeys.library,
  exported: releaseKeys.office,
  /** A plan has been paid, or a payment has been refunded. */
  paid: releaseKeys.all,
  /** The release could not be deleted; its current state shows why. */
  notDeleted: releaseKeys.all,
} as const;
