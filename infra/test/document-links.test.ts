import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

/** The anchors that GitHub generates for a document's headings. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The relative links in a document whose file or heading does not exist. */
const deadLinks = (document: string, text: string): string[] =>
  [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? document : path.join(path.dirname(document), file);
      if (!existsSync(target)) return true;
      if (anchor === undefined || !statSync(target).isFile()) return false;
      return !anchorsIn(target === document ? text : readFileSync(target, 'utf8')).includes(anchor);
    });

test('a link to a file or heading that does not exist is found', () => {
  const text =
    '# A page: here\n[a](README.md) [b](gone.md) [c](#a-page-here) [d](#gone) [e](https://example.com) `[f](x)`';
  expect(deadLinks('CONTRIBUTING.md', text)).toEqual(['gone.md', '#gone']);
});

test('every relative link of a document leads to a file, and to its heading', () => {
  expect(documents.length).toBeGreaterThan(20);
  const dead = documents.flatMap((file) =>
    deadLinks(file, readFileSync(file, 'utf8')).map((link) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});
