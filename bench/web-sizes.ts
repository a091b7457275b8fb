import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { atMost, type Figure } from './figure.ts';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

/** Each page with its frame and its limit of JavaScript in KB, compressed with brotli (design 9.3). */
const pages: [page: string, frame: string, limit: number][] = [
  ['auth', 'auth-frame', 130],
  ['dashboard', 'shell', 145],
  ['releases', 'shell', 145],
  ['release', 'shell', 220],
];
/** The maximum number of JavaScript files that a page may request initially (design 9.3). */
const MAX_FILES = 40;

/** Reads which files one of the two builds consists of, from its manifest. @param manifest its name in `.vite` */
function filesOf(outDir: string, manifest: string) {
  const chunks = JSON.parse(readFileSync(path.join(outDir, '.vite', manifest), 'utf8')) as Record<string, Chunk>;
  const needs = (key: string, seen: Set<string>): Set<string> => {
    if (!seen.has(key)) {
      seen.add(key);
      for (const imported of chunks[key]?.imports ?? []) needs(imported, seen);
    }
    return seen;
  };
  const keyOf = (source: string) => {
    const key = Object.keys(chunks).find((one) => one.endsWith(source));
    if (!key) throw new Error(`The build has no file for ${source}`);
    return key;
  };
  const bytes = (key: string) => brotliCompressSync(readFileSync(path.join(outDir, chunks[key]?.file ?? ''))).length;
  return {
    /** The files that these sources import statically. */
    of: (sources: readonly string[]) => sources.reduce((seen, source) => needs(keyOf(source), seen), new Set<string>()),
    later: (source: string) =>
      (chunks[keyOf(source)]?.dynamicImports ?? []).reduce((seen, key) => needs(key, seen), new Set<string>()),
    kilobytes: (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + bytes(key), 0) / 1024,
  };
}

/** The largest of the pages that are files. Its text is a list of every rule. */
const kilobytesOfRules = (outDir: string) =>
  brotliCompressSync(readFileSync(path.join(outDir, 'rules.html'))).length / 1024;

/**
 * Measures each page's JavaScript: its chunk, the entry, and everything that they import statically. Files that are
 * loaded later are not included.
 */
export async function webSizes(): Promise<Figure[]> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'segno-web-'));
  await build({ configFile: path.resolve('web/vite.config.ts'), logLevel: 'error', build: { outDir, manifest: true } });
  const app = filesOf(outDir, 'manifest.json');
  const frameOf = (frame: string) => ['app.html', 'app/providers.tsx', `app/${frame}.tsx`];
  const figures = pages.flatMap(([page, frame, limit]) => {
    const files = app.of([...frameOf(frame), `pages/${page}.tsx`]);
    return [
      atMost(`JavaScript of the page ${page}, brotli`, app.kilobytes(files), 'KB', limit),
      atMost(`files of JavaScript of the page ${page}`, files.size, 'files', MAX_FILES),
    ];
  });
  const beyond = (page: string, known: readonly string[]) => {
    const before = app.of([...frameOf('shell'), ...known]);
    return app.kilobytes([...app.of([`pages/${page}.tsx`])].filter((key) => !before.has(key)));
  };
  const publicPages = filesOf(outDir, 'public.json');
  const script = publicPages.of(['src/public.ts']);
  const withIslands = new Set([...script, ...publicPages.later('src/public.ts')]);
  figures.push(
    atMost('JavaScript of the chat beyond the shell, brotli', beyond('new-release', []), 'KB', 45),
    atMost('JavaScript of the editor beyond the library, brotli', beyond('release', ['pages/releases.tsx']), 'KB', 85),
    atMost('JavaScript of a public page with every island, brotli', publicPages.kilobytes(withIslands), 'KB', 80),
    atMost(
      'the page of rules, text and JavaScript, brotli',
      kilobytesOfRules(outDir) + publicPages.kilobytes(script),
      'KB',
      80,
    ),
    atMost('JavaScript of a public page without one, brotli', publicPages.kilobytes(script), 'KB', 5),
  );
  await rm(outDir, { recursive: true, force: true });
  return figures;
}
