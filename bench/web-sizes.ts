import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { atMost, type Figure } from './figure.ts';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; src?: string; isEntry?: boolean };

/** Pages, the frame that each is shown in, and what their JavaScript may weigh, brotli (design 9.3). */
const pages: [page: string, frame: string, limit: number][] = [
  ['auth', 'auth-frame', 130],
  ['dashboard', 'shell', 145],
  ['releases', 'shell', 145],
  ['release', 'shell', 220],
];

/** JavaScript of a page: its chunk, the entry, and everything that they import at once. What is loaded later on is not counted. */
export async function webSizes(): Promise<Figure[]> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'segno-web-'));
  await build({ configFile: path.resolve('web/vite.config.ts'), logLevel: 'error', build: { outDir, manifest: true } });
  const manifest = JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const sizes = new Map<string, number>();
  const brotli = (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(outDir, file))).length;
    sizes.set(file, known);
    return known;
  };
  const needs = (key: string, seen: Set<string>): Set<string> => {
    if (!seen.has(key)) {
      seen.add(key);
      for (const imported of manifest[key]?.imports ?? []) needs(imported, seen);
    }
    return seen;
  };
  const weightOf = (chunks: Set<string>) =>
    [...chunks].reduce((sum, chunk) => sum + brotli(manifest[chunk]?.file ?? ''), 0) / 1024;
  const keyOf = (source: string) => Object.keys(manifest).find((key) => key.endsWith(source));
  const entry = keyOf('app.html') ?? '';
  const figures = pages.map(([page, frame, limit]) => {
    const chunks = new Set<string>();
    for (const source of ['app/providers.tsx', `app/${frame}.tsx`, `pages/${page}.tsx`]) {
      const key = keyOf(source);
      if (!key) throw new Error(`The build has no chunk for ${source}`);
      needs(key, chunks);
    }
    needs(entry, chunks);
    return atMost(`JavaScript of the page ${page}, brotli`, weightOf(chunks), 'KB', limit);
  });
  const shell = ['app/providers.tsx', 'app/shell.tsx'].reduce(
    (chunks, source) => needs(keyOf(source) ?? '', chunks),
    needs(entry, new Set()),
  );
  const ofChat = [...needs(keyOf('pages/new-release.tsx') ?? '', new Set())].filter((chunk) => !shell.has(chunk));
  figures.push(atMost('JavaScript of the chat beyond the shell, brotli', weightOf(new Set(ofChat)), 'KB', 45));
  const island = [keyOf('src/public.ts') ?? '', ...(manifest[keyOf('src/public.ts') ?? '']?.dynamicImports ?? [])];
  const ofIsland = island.reduce((chunks, key) => needs(key, chunks), new Set<string>());
  figures.push(
    atMost('JavaScript of a public page with every island, brotli', weightOf(ofIsland), 'KB', 80),
    atMost('JavaScript of a public page without one, brotli', weightOf(needs(island[0] ?? '', new Set())), 'KB', 5),
  );
  await rm(outDir, { recursive: true, force: true });
  return figures;
}
