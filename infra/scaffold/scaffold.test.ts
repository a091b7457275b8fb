import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plant } from '../test/new-domain/plant.ts';
import { typeErrorsIn } from '../test/new-domain/type-errors-in.ts';
import { domainScaffold } from './domain-scaffold.ts';
import { screenScaffold } from './screen-scaffold.ts';
import { writeScaffold } from './write-scaffold.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'segno-scaffold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const copied = (...files: string[]) => {
  for (const file of files) cpSync(file, path.join(folder, file), { recursive: true });
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('a generated domain compiles, and so does each list that includes it', () => {
  const scaffold = domainScaffold('scaffold-under-test');
  const tree = plant(scaffold);
  const written = [...Object.keys(scaffold.files), ...scaffold.rows.map(({ file }) => file)];
  try {
    expect(
      typeErrorsIn(
        tree.folder,
        written.filter((file) => file.endsWith('.ts')),
      ),
    ).toEqual([]);
  } finally {
    tree.fell();
  }
});

test.each([
  ['/dashboard/scaffold-under-test', 'pages/scaffold-under-test.tsx', 'signed-in'],
  ['/dashboard/admin/guests/list', 'pages/admin-guests-list.tsx', 'admin'],
])('a screen at %s is a page, and a row whose guard fits its address', async (address, page, guard) => {
  copied(
    'package.json',
    'tsconfig.json',
    'web/tsconfig.json',
    'web/src/app/screens.ts',
    'web/src/ui',
    'web/src/lib',
    'shared',
  );
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  expect(writeScaffold(folder, screenScaffold(address, 'Who comes'))).toEqual([
    `web/src/${page}`,
    'web/src/app/screens.ts',
  ]);
  const { screens } = (await import(path.join(folder, 'web/src/app/screens.ts'))) as {
    screens: { path: string; page?: () => Promise<{ default: unknown }> }[];
  };
  const row = screens.find((screen) => screen.path === address);
  expect(row).toMatchObject({ frame: 'shell', guard, title: 'Who comes' });
  expect((await row?.page?.())?.default).toBeInstanceOf(Function);
  expect(read(`web/src/${page}`)).toContain('<Page title="Who comes">');
});

test('overwrites nothing, and writes all or nothing', () => {
  mkdirSync(path.join(folder, 'services'));
  copied('README.md');
  const readme = read('README.md');
  const lost = { file: 'README.md', before: 'a line that nobody wrote', text: '' };
  const files = { 'services/new.ts': '' };
  expect(() => writeScaffold(folder, { files, rows: [lost] })).toThrow(
    'README.md has no line with a line that nobody wrote',
  );
  expect(existsSync(path.join(folder, 'services/new.ts'))).toBe(false);
  writeScaffold(folder, { files, rows: [] });
  expect(() => writeScaffold(folder, { files, rows: [{ ...lost, before: '' }] })).toThrow(
    'services/new.ts already exists',
  );
  expect(read('README.md')).toBe(readme);
});

test.each(['card', 'lead', 'split-party', 'total'])('refuses a domain called %j: a key or its prefix is', (name) => {
  expect(() => domainScaffold(name)).toThrow(`services/platform/keys.ts already has ${name}`);
});

test.each(['Guestbook', 'guest_book', '../guestbook', 'guest-', ''])('refuses a domain called %j', (name) => {
  expect(() => domainScaffold(name)).toThrow('in lower case');
});

test.each([
  'scaffold-under-test',
  '/scaffold-under-test',
  '/dashboard/',
  '/dashboard/Guests',
  '/dashboard/:guestId',
  '/dashboard/../x',
])('refuses a screen at %j', (address) => {
  expect(() => screenScaffold(address, 'Who comes')).toThrow('has an address like /dashboard/guest-book');
});

test('refuses a screen without a title', () => {
  expect(() => screenScaffold('/dashboard/scaffold-under-test', ' ')).toThrow(
    'What is the title of /dashboard/scaffold-under-test?',
  );
});
