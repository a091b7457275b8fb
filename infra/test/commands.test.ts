import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

/** The scripts that a document mentions: `npm test`, `npm run bench`. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run ([a-z-]+)|(start|test))\b/g)].map(([, run, short]) => run ?? short ?? '');

test('a script is found in both of its forms', () => {
  expect(scriptsIn('`npm start`, then `npm run bench -- office` and npm run missing-one, not npm install')).toEqual([
    'start',
    'bench',
    'missing-one',
  ]);
});

test('docs/commands.md has every script of package.json', () => {
  const documented = new Set(scriptsIn(readFileSync('docs/commands.md', 'utf8')));
  expect(Object.keys(scripts).filter((name) => !documented.has(name))).toEqual([]);
});

test('every script that a document calls exists', () => {
  const missing = documents.flatMap((file) =>
    scriptsIn(readFileSync(file, 'utf8'))
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
