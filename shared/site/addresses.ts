/**
 * Which file of the site answers at which address. CloudFront's function, the laptop and the build read it here (design 6.10).
 * A page is a whole file, made at build; the app is one shell that shows its screens itself; all else is not found.
 */
const pages = [
  '/',
  '/features',
  '/pricing',
  '/web3',
  '/faq',
  '/early-access',
  '/get-early-access',
  '/thank-you',
  '/contact',
  '/privacy',
  '/terms',
] as const;

/** The address of a page that is a file. */
export type PageAddress = (typeof pages)[number];
export const pageAddresses: readonly PageAddress[] = pages;

/** Addresses of the app. One that ends in a star is an area: the app itself says what is not found in it. */
export const appAddresses = [
  '/auth',
  '/releases',
  '/new-release',
  '/dashboard',
  '/dashboard/*',
  '/splits/*',
  '/local/*',
] as const;

export const SHELL_FILE = 'app.html';
export const NOT_FOUND_FILE = '404.html';

/** The file of a page, as the bucket names it. */
export const pageFile = (address: PageAddress): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** Files beside the pages, by their own names; a folder ends in a slash. */
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
