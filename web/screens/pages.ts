import type { Page } from 'playwright-core';
import type { Release } from '../../shared/releases/release.ts';

/** Who looks at a page: somebody without an account, an artist with forty releases, one without any, an admin. */
export type Viewer = 'visitor' | 'artist' | 'newcomer' | 'office';

export type Screen = {
  /** First part of the file's name. */
  name: string;
  /** An address, or one that depends on the artist's releases, last changed first. */
  path: string | ((releases: readonly Release[]) => string);
  as: Viewer;
  /** The whole page instead of the window. */
  whole?: boolean;
  /** What is done on the page before. */
  steps?: (page: Page) => Promise<void>;
};

const album = (releases: readonly Release[]) =>
  releases.find(({ status, trackIds }) => status === 'draft' && trackIds.length > 1) ?? releases[0];

const editor = (releases: readonly Release[]) => `/dashboard/releases/${album(releases)?.id}`;

async function openTrack(page: Page): Promise<void> {
  const track = page.getByRole('region', { name: 'Track 1', exact: true });
  await track.getByRole('heading').getByRole('button').click();
  await track.getByLabel('Title', { exact: true }).waitFor();
  await track.evaluate((element: HTMLElement) => element.scrollIntoView({ block: 'start' }));
}

/** Every page that is pictured: add a row, and it is. */
export const screens: Screen[] = [
  { name: 'library', path: '/dashboard/releases', as: 'artist' },
  { name: 'library-empty', path: '/dashboard/releases', as: 'newcomer' },
  { name: 'library-nothing-found', path: '/dashboard/releases?q=zeppelin', as: 'artist' },
  { name: 'dashboard', path: '/dashboard', as: 'artist' },
  { name: 'release-editor', path: editor, as: 'artist' },
  { name: 'release-editor-track', path: editor, as: 'artist', steps: openTrack },
  {
    name: 'release-editor-territories',
    path: editor,
    as: 'artist',
    steps: async (page) => {
      await page.locator('#release-territories-choose').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'release-submitted',
    path: (releases) => `/dashboard/releases/${releases.find(({ status }) => status !== 'draft')?.id}`,
    as: 'artist',
    whole: true,
  },
  {
    name: 'release-checklist',
    path: '/dashboard/releases?state=submitted',
    as: 'artist',
    steps: async (page) => {
      await page
        .getByRole('button', { name: /^Release Checklist/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('progressbar').waitFor();
    },
  },
  { name: 'auth', path: '/auth?tab=signin', as: 'visitor' },
  { name: 'kit', path: '/local/kit', as: 'visitor', whole: true },
  { name: 'admin-users', path: '/dashboard/admin', as: 'office' },
  { name: 'admin-releases', path: '/dashboard/admin/releases', as: 'office' },
];

export const widths = [390, 1024, 1440] as const;
/** Heights of the window, in pixels, of a phone, a tablet and a laptop. */
export const heights: Record<(typeof widths)[number], number> = { 390: 844, 1024: 768, 1440: 900 };
export const themes = ['light', 'dark'] as const;
