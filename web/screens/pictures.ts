import type { Page } from '@playwright/test';
import { postingHash } from '../../services/ledger/posting.ts';
import type { Release } from '../../shared/releases/release.ts';
import { type Screen, screens } from '../src/app/screens.ts';
import type { Path } from '../src/lib/paths.ts';

/**
 * The viewer of a page: a visitor without an account, an artist with forty releases, an artist without any, or an
 * admin.
 */
export type Viewer = 'visitor' | 'artist' | 'newcomer' | 'office';

export type Picture = {
  /** The first part of the file's name. */
  name: string;
  of: Path;
  /** The query after the path: `?q=zeppelin`. */
  query?: string;
  /**
   * For a path with a release: which of the artist's releases to show, starting with the last one changed. By default,
   * the first draft of an album.
   */
  which?: (release: Release) => boolean;
  /** A viewer other than the usual one for the screen's guard. */
  as?: Viewer;
  /** Takes the whole page instead of the window. */
  whole?: boolean;
  /** Actions on the page before the picture. */
  steps?: (page: Page) => Promise<void>;
};

async function openTrack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open track 1', exact: true }).click();
  await page.getByRole('region', { name: 'Track 1', exact: true }).getByLabel('Title', { exact: true }).waitFor();
}

/** States worth their own picture, in addition to each screen as it opens. */
const states: readonly Picture[] = [
  { name: 'library', of: '/dashboard/releases' },
  { name: 'library-empty', of: '/dashboard/releases', as: 'newcomer' },
  { name: 'library-nothing-found', of: '/dashboard/releases', query: '?q=zeppelin' },
  { name: 'release-editor', of: '/dashboard/releases/:releaseId' },
  { name: 'release-editor-track', of: '/dashboard/releases/:releaseId', steps: openTrack },
  {
    name: 'release-editor-territories',
    of: '/dashboard/releases/:releaseId',
    steps: async (page) => {
      await page.locator('#release-territories-choose').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'release-submitted',
    of: '/dashboard/releases/:releaseId',
    which: ({ status }) => status !== 'draft',
    whole: true,
  },
  {
    name: 'release-checklist',
    of: '/dashboard/releases',
    query: '?state=submitted',
    steps: async (page) => {
      await page
        .getByRole('button', { name: /^Release Checklist/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('progressbar').waitFor();
    },
  },
  { name: 'receipt', of: '/dashboard/payments/:paymentId' },
  { name: 'admin-payment', of: '/dashboard/admin/payments/:paymentId', whole: true },
  { name: 'auth', of: '/auth', query: '?tab=signin' },
  { name: 'kit', of: '/local/kit', whole: true },
  { name: 'admin-users', of: '/dashboard/admin' },
  {
    name: 'admin-review-release',
    of: '/dashboard/admin/review/:artistId/:releaseId',
    which: ({ status }) => status === 'submitted',
  },
  {
    name: 'admin-release',
    of: '/dashboard/admin/releases/:artistId/:releaseId',
    which: ({ status }) => status !== 'draft',
  },
];

/** `admin-payments` for `/dashboard/admin/payments`. */
const nameOf = (path: string): string =>
  path === '*'
    ? 'not-found'
    : path
        .slice(1)
        .replace(/^dashboard\//, '')
        .replaceAll(/[/:]+/g, '-') || 'home';

/** A picture of every screen: in the states above, or otherwise as it opens. */
export const pictures: readonly Picture[] = [
  ...states,
  ...screens
    .filter(({ path, isAlias }) => !isAlias && !states.some(({ of }) => of === path))
    .map(({ path }) => ({ name: nameOf(path), of: path })),
];

const viewers: Record<Screen['guard'], Viewer> = {
  none: 'visitor',
  visitor: 'visitor',
  laptop: 'visitor',
  'signed-in': 'artist',
  admin: 'office',
  reviewer: 'office',
  finance: 'office',
  office: 'office',
};

/** The viewer of a picture. */
export const viewerOf = ({ of, as }: Picture): Viewer =>
  as ?? viewers[screens.find(({ path }) => path === of)?.guard ?? 'none'];

const isAlbum = ({ status, trackIds }: Release) => status === 'draft' && trackIds.length > 1;

/** The records in the pictures: the artist's releases, a payment for one of them, and a store's statement. */
type Shown = { releases: readonly Release[]; paymentId: string; statementId: string };

/** The URL of a picture's page, with one of the artist's releases. */
export function addressOf(
  { of, query = '', which = isAlbum }: Picture,
  { releases, paymentId, statementId }: Shown,
): string {
  if (of === '*') return '/no/such/page';
  const release = releases.find(which) ?? releases[0];
  const parts: Record<string, string | undefined> = {
    releaseId: release?.id,
    artistId: release?.artistId,
    paymentId,
    statementId,
    // Nobody’s invitation: the page says that it is no longer valid.
    invitationId: `inv_${'0'.repeat(26)}`,
    preference: 'wantsLive',
    token: '0'.repeat(43),
    month: '2026-09',
    account: 'plan-revenue',
    hash: postingHash({ key: `plan:${paymentId}` }),
  };
  return (
    of.replace(/:(\w+)/g, (_, name) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`No picture knows what ${name} is in ${of}`);
      return part;
    }) + query
  );
}

export const widths = [390, 1024, 1440] as const;
/** Window heights in pixels, for a phone, a tablet and a laptop. */
export const heights: Record<(typeof widths)[number], number> = { 390: 844, 1024: 768, 1440: 900 };
export const themes = ['light', 'dark'] as const;
