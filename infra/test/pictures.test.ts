import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'docs/screens';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

/** The pictures that a document shows, by their paths from the root. */
const picturesIn = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, link = '']) =>
    path.join(path.dirname(document), link),
  );

test('docs/screens holds the pictures that documents show, and no others', () => {
  const pictures = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.png'))
    .map((name) => `${FOLDER}/${name}`);
  expect(pictures.length).toBeLessThanOrEqual(30);
  expect([...new Set(documents.flatMap(picturesIn))].sort()).toEqual(pictures.sort());
});
