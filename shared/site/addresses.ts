/**
 * Maps URLs of the site to files, for CloudFront’s function, the local server and the build (design 6.10). A page is a
 * complete file, made at build time; the app is one shell that renders its screens in the browser; all other paths are
 * not found.
 */
const pages = [
  '/',
  '/features',
  '/pricing',
  '/web3',
  '/faq',
  '/rules',
  '/early-access',
  '/get-early-access',
  '/thank-you',
  '/contact',
  '/privacy',
  '/terms',
] as const;

/** The path of a page that has its own file. */
export type PageAddress = (typeof pages)[number];
export const pageAddresses: readonly PageAddress[] = pages;

/** Paths of the app. A star matches the rest of a path; unknown paths that it matches are handled by the app itself. */
export const appAddresses = [
  '/auth',
  '/releases',
  '/new-release',
  '/dashboard',
  '/dashboard/*',
  '/splits/*',
  '/unsubscribe/*',
  '/local/*',
] as const;

export const SHELL_FILE = 'app.html';
export const NOT_FOUND_FILE = '404.html';

/** The file for a page, as its key in the bucket. */
export const pageFile = (address: PageAddress): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** Files other than the pages; a folder ends in a slash. */
export const otherFiles = [
  '/assets/',
  '/covers/',
  '/og/',
  '/config.json',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/theme.js',
] as const;
