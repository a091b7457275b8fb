import { readFileSync } from 'node:fs';
import { accessPatternsPage } from './access-patterns-page.ts';
import { auditKeys, indexKeys, keys, ledgerKeys } from './keys.ts';
import { patterns } from './patterns.ts';

test('ACCESS-PATTERNS.md is what the rows say (npm run docs)', () => {
  expect(readFileSync('ACCESS-PATTERNS.md', 'utf8')).toBe(accessPatternsPage());
});

test('every key and index has a row', () => {
  const named = patterns.flatMap(({ on }) => on);
  for (const template of [keys, ledgerKeys, auditKeys, indexKeys].flatMap((group) => Object.values<object>(group)))
    expect(named).toContain(template);
});
