import { type PageAddress, pageAddresses } from '../../../../shared/site/addresses.ts';
import { canonicalAddress } from './canonical-address.ts';
import { publicPages } from './public-pages.ts';

const isListed = (address: PageAddress) => canonicalAddress(address) === address && !publicPages[address].isHidden;

/** The sitemap for search engines (sitemaps.org). @param site the site's own URL */
export const sitemap = (site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pageAddresses.filter(isListed).map((address) => `<url><loc>${new URL(address, site).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** The robots.txt (RFC 9309). It excludes the app, which is useless without a sign-in. */
export const robots = (site: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
    '',
  ].join('\n');
