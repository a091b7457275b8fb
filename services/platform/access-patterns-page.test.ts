import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessPatternsPage } from './access-patterns-page.ts';
import { auditKeys, indexKeys, keys, ledgerKeys, walletKeys } from './keys.ts';
import { patterns } from './patterns.ts';

test('docs/access-patterns.md matches the rows (npm run docs)', () => {
  expect(readFileSync('docs/access-patterns.md', 'utf8')).toBe(accessPatternsPage());
});

test('has a row for every key and index', () => {
  const named = new Set<object>(patterns.flatMap(({ on }) => on));
  const groups = [keys, ledgerKeys, walletKeys, auditKeys, indexKeys];
  const all = groups.flatMap((group) => Object.entries<object>(group));
  expect(all.filter(([, template]) => !named.has(template)).map(([name]) => name)).toEqual([]);
});

test('names only functions that exist', () => {
  const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'services'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/test\.ts$/.test(file));
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // The states of a release have a repository of their own, which is part of the release's.
  const files = (name: string) => [kebab(name), ...(name === 'releaseRepository' ? ['state-repository'] : [])];
  const missing = patterns.flatMap(({ by }) => {
    const [owner = '', functions = ''] = by.split('.');
    const source = sources
      .filter((file) => files(owner).includes(path.basename(file, '.ts')))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    return functions
      .split(', ')
      .filter((name) => !new RegExp(`\\b${name}(\\(|:|<| =)`).test(source))
      .map((name) => `${owner}.${name}`);
  });
  expect(missing).toEqual([]);
});
