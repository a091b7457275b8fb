import { useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { brand } from '../../../../shared/brand.ts';
import { pageAddresses } from '../../../../shared/site/addresses.ts';
import { Island } from '../../lib/island.tsx';
import { islands } from './islands.ts';
import { publicPages } from './public-pages.ts';
import { pictures, renderNotFound, renderPage, robots, sitemap } from './render-page.tsx';

const needs = {
  site: 'https://music.example',
  files: { script: '/assets/public.js', style: '/assets/public.css', fonts: ['/assets/text.woff2'] },
};
const pages = pageAddresses.map((address) => ({ address, html: renderPage(address, needs) }));
const first = (pattern: RegExp, html: string) => pattern.exec(html)?.[1];

describe('a public page is a complete file (product 2.18)', () => {
  test.each(pages)('$address has one heading, the top bar and the footer', ({ html }) => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    for (const link of ['Home', 'Features', 'Pricing', 'Web3', 'FAQ', 'Privacy Policy', 'Terms of Service', 'Contact'])
      expect(html).toMatch(new RegExp(`<a href="/\\w*"[^>]*>${link}</a>`));
    for (const link of ['Log In', 'Get Started'])
      expect(html).toMatch(new RegExp(`<a href="/dashboard"[^>]*>${link}</a>`));
  });

  test.each(pages)('$address has metadata for search engines and previews', ({ address, html }) => {
    const canonical = first(/<link rel="canonical" href="([^"]+)"/, html);
    expect(canonical).toBe(`https://music.example${address.replace('/get-', '/')}`);
    expect(first(/<meta property="og:url" content="([^"]+)"/, html)).toBe(canonical);
    expect(first(/<meta property="og:image" content="([^"]+)"/, html)).toMatch(
      /^https:\/\/music\.example\/og\/.+\.png$/,
    );
    expect(first(/<title>([^<]+)</, html)).toMatch(new RegExp(` · ${brand.name}$`));
    expect((first(/<meta name="description" content="([^"]+)"/, html) ?? '').length).toBeLessThanOrEqual(160);
  });

  test('no two pages share a title or a description', () => {
    const seen = pages.filter(({ address }) => address !== '/get-early-access');
    for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/])
      expect(new Set(seen.map(({ html }) => first(pattern, html))).size).toBe(seen.length);
  });

  test.each(['/', '/features', '/pricing', '/web3', '/faq'] as const)('the bar marks %s, and no other', (address) => {
    const html = renderPage(address, needs);
    const marked = [...html.matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(([, to]) => to);
    expect(marked).toEqual([address, address]);
  });

  test('pages contain only scripts from the site’s own files (design 7.3)', () => {
    for (const { html } of pages) {
      const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].filter(([, is]) => !is?.includes('ld+json'));
      expect(scripts.map(([, , text]) => text).join('')).toBe('');
      expect(html).not.toMatch(/ style="| on[a-z]+="/);
    }
  });

  test('the not-found page says so, and links home (product 2.5)', () => {
    const html = renderNotFound(needs);
    expect(html).toContain('Oops! Page not found');
    expect(html).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/canonical|aria-current/);
  });
});

describe('an island', () => {
  const Part = () => <p id={useId()}>one {'two'}</p>;

  test('is exactly what React renders for the component alone, so that a browser can hydrate it', () => {
    const html = renderToStaticMarkup(
      <Island name="part">
        <Part />
      </Island>,
    );
    expect(html).toBe(`<div data-island="part">${renderToString(<Part />)}</div>`);
  });

  test('of any page can be loaded by its name', () => {
    const named = pages.flatMap(({ html }) => [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name));
    expect(named.filter((name) => !(String(name) in islands))).toEqual([]);
  });
});

describe('search engines and previews', () => {
  test('the sitemap lists each page once, by its canonical path', () => {
    const named = [...sitemap('https://music.example').matchAll(/<loc>https:\/\/music\.example(\/[^<]*)<\/loc>/g)];
    expect(named.map(([, address]) => address)).toEqual(
      pageAddresses.filter((address) => address !== '/get-early-access' && address !== '/thank-you'),
    );
  });

  test('crawlers are pointed to the sitemap, and kept out of the app', () => {
    expect(robots('https://music.example')).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nSitemap: https://music.example/sitemap.xml\n',
    );
  });

  test('each page has a preview picture that the build draws', () => {
    const made = pictures().map(({ address }) => `https://music.example${address}`);
    for (const { html } of pages) expect(made).toContain(first(/<meta property="og:image" content="([^"]+)"/, html));
    expect(pictures().filter(({ title }) => title === '')).toEqual([]);
  });
});

test('every page path has a page, and every page has a path', () => {
  expect(Object.keys(publicPages)).toEqual(pageAddresses);
});
