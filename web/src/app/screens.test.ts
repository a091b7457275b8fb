import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { ruleText } from '../../../infra/test/rule-chapters.ts';
import { isOfficeAccess, mayOpen } from '../../../shared/accounts/office-role.ts';
import { appAddresses, pageAddresses } from '../../../shared/site/addresses.ts';
import { type Examples, screensBehind } from '../../screens/addresses.ts';
import { addressOf, pictures } from '../../screens/pictures.ts';
import { pathTo } from '../lib/paths.ts';
import { routes } from './routes.ts';
import { screenAt } from './screen-at.ts';
import { partsOf } from './screen-parts.ts';
import { type Screen, screens } from './screens.ts';
import { menuLinks, sidebarLinks } from './shell-links.ts';

const PAGES = path.join(import.meta.dirname, '../pages');
/** An example URL for each path with parameters, made from the parameters' names. */
const examples = Object.fromEntries(
  screens.filter(({ path }) => path.includes(':')).map(({ path }) => [path, path.replaceAll(':', 'some-')]),
) as Examples;
const guards = [
  'none',
  'visitor',
  'laptop',
  'signed-in',
  'office',
  'reviewer',
  'finance',
  'admin',
] as const satisfies readonly Screen['guard'][];
const addresses = guards.flatMap((guard) => screensBehind(guard, examples));

describe('a screen is one page and one row of the table', () => {
  test('each page has a row', () => {
    const source = (file: string) => readFileSync(path.join(PAGES, file), 'utf8');
    const files = readdirSync(PAGES).filter((file) => file.endsWith('.tsx'));
    const isPart = (file: string) => files.some((other) => source(other).includes(`'./${file}'`));
    const table = readFileSync(path.join(import.meta.dirname, 'screens.ts'), 'utf8');
    const pages = files.filter((file) => !isPart(file));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((file) => !table.includes(`import('../pages/${file}')`))).toEqual([]);
  });

  test.each(addresses)('$address is found by the router, and can be preloaded', ({ address, screen }) => {
    expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe(screen.path);
    expect(screenAt(address)).toBe(screen);
    expect(partsOf(screen).Page).toHaveProperty('preload');
  });

  test('every screen except an alias is tested for accessibility and has a picture', () => {
    const seen = screens.filter(({ isAlias }) => !isAlias).map((screen) => screen.path);
    expect(addresses.map(({ screen }) => screen.path).sort()).toEqual([...seen].sort());
    expect([...new Set(pictures.map(({ of }) => of))].sort()).toEqual([...seen].sort());
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  });

  test('each path of the site is a screen, and each screen has a path of the site (product 2.1)', () => {
    const appAddress = (path: string) =>
      appAddresses.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
    const isPublic = ({ frame }: Screen) => frame === 'public';
    expect(screens.filter(isPublic).map(({ path }) => path)).toEqual(pageAddresses);
    const others = screens.filter((screen) => !isPublic(screen) && screen.path !== '*').map(({ path }) => path);
    expect(others.filter((path) => !appAddress(path))).toEqual([]);
  });

  test('a link is in at least one of the shell’s two menus, among the artist’s or the office’s', () => {
    const bars = [sidebarLinks, menuLinks];
    for (const { path: to, link, guard } of screens) {
      const found = bars
        .flatMap(({ artist, office }) => (isOfficeAccess(guard) ? office('admin') : artist))
        .filter((one) => one.to === to);
      expect(found).toHaveLength(link ? (link.only ? 1 : 2) : 0);
    }
  });

  test.each(['reviewer', 'finance'] as const)(
    'product 2.3: %s sees links of the office that this role opens, and no other',
    (role) => {
      const seen = sidebarLinks.office(role).map(({ to }) => to);
      const opened = screens.filter(({ guard, link }) => link && isOfficeAccess(guard) && mayOpen(guard, role));
      expect(seen).toEqual(opened.map(({ path }) => path));
      expect(seen.length).toBeGreaterThan(0);
      expect(seen).not.toContain('/dashboard/admin/waitlist');
    },
  );
});

describe('type errors', () => {
  const page = () => import('../pages/dashboard.tsx');
  type Rows = readonly Screen[];

  test('a screen without a title, a shell without a guard, and a module that is not a page', () => {
    // @ts-expect-error title
    const untitled: Rows = [{ path: '/x', page, frame: 'shell', guard: 'admin' }];
    // @ts-expect-error guard
    const unguarded: Rows = [{ path: '/x', page, frame: 'shell', guard: 'none', title: 'X' }];
    // @ts-expect-error page
    const empty: Rows = [{ path: '/x', page: async () => ({}), frame: 'none', guard: 'none', title: 'X' }];
    expect([untitled, unguarded, empty]).toHaveLength(3);
  });

  test('a link to an unknown path, or without its parameters', () => {
    // @ts-expect-error no screen has it
    expect(pathTo('/dashboard/nowhere')).toBe('/dashboard/nowhere');
    // @ts-expect-error which release?
    expect(() => pathTo('/dashboard/releases/:releaseId')).toThrow();
    expect(pathTo('/dashboard/releases/:releaseId', { releaseId: 'a/b' })).toBe('/dashboard/releases/a%2Fb');
  });
});

test('a picture requires the parameters of its path', () => {
  expect(() =>
    addressOf(
      { name: 'x', of: '/dashboard/releases/:releaseId' },
      { releases: [], paymentId: 'p', statementId: 'stm_1' },
    ),
  ).toThrow('releaseId');
});

describe('docs/product names the shell’s links', () => {
  const named = (pattern: RegExp, text: string) => pattern.exec(text)?.[1]?.split(/, | and /) ?? [];
  const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);
  const sidebar = [...sidebarLinks.artist, ...sidebarLinks.office('admin')];
  const menu = [...menuLinks.artist, ...menuLinks.office('admin')];

  test('product 2.7: the sidebar’s links for artists and for admins, and those found nowhere else', () => {
    const text = ruleText('product', '2.7');
    expect(named(/Links: ([^;]+);/, text)).toEqual(labels(sidebarLinks.artist));
    expect(named(/for admins also ([^.]+)\./, text)).toEqual(labels(sidebarLinks.office('admin')));
    const only = sidebar.filter(({ to }) => !menu.some((link) => link.to === to));
    expect(named(/the only place with ([^.]+)\./, text)).toEqual(labels(only));
  });

  test('product 2.8: the menu’s links that the sidebar does not have', () => {
    const only = menu.filter(({ to }) => !sidebar.some((link) => link.to === to));
    expect(labels(only)).toEqual(named(/and (Settings), which is nowhere else/, ruleText('product', '2.8')));
  });
});
