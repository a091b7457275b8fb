// Bundles a command and its imports into one file. Node loads it in a tenth of the time that a thousand modules take,
// and most of a start is loading.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Below node_modules, so that a bundle finds the packages that it does not include. */
const CACHE = path.join(ROOT, 'node_modules/.cache/segno/commands');
/** How many bundles of one command to keep. Some of them may still be running, and load their chunks later. */
const BUNDLES_KEPT = 8;

/**
 * Packages that consist of hundreds of small modules. Node loads all others itself: native ones, and those that look
 * for their own files.
 */
const BUNDLED_PACKAGE = /^(@aws-sdk|@smithy|@aws-crypto|@aws|zod)(\/|$)/;

const stamp = (file) => {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
};
const isOwn = (file) => !/node_modules[\\/]/.test(file);

/**
 * Bundles a command, unless nothing has changed since its last bundle.
 * @param entry the absolute path of the command's TypeScript module
 * @returns the URL of the bundle
 */
export async function bundleCommand(entry) {
  const digest = createHash('sha1').update(entry);
  for (const file of [fileURLToPath(import.meta.url), path.join(ROOT, 'package-lock.json')])
    digest.update(readFileSync(file));
  const name = `${path.basename(entry, '.ts')}-${digest.digest('hex').slice(0, 10)}`;
  mkdirSync(CACHE, { recursive: true });
  const made = readdirSync(CACHE)
    .filter((folder) => folder.startsWith(`${name}.`))
    .map((folder) => path.join(CACHE, folder))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const current = made.find(isCurrent);
  for (const old of made.slice(BUNDLES_KEPT)) if (old !== current) rmSync(old, { recursive: true, force: true });
  const folder = current ?? (await bundle(entry, name));
  return pathToFileURL(path.join(folder, `${path.basename(entry, '.ts')}.mjs`)).href;
}

function isCurrent(folder) {
  const sources = JSON.parse(readFileSync(path.join(folder, 'sources.json'), 'utf8'));
  return Object.entries(sources).every(([file, was]) => stamp(path.join(ROOT, file)) === was);
}

async function bundle(entry, name) {
  const { build, stop } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: ROOT,
    outdir: CACHE,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [packages, ownAddress],
  });
  await stop(); // otherwise esbuild's process would keep hundreds of megabytes
  const building = mkdtempSync(path.join(CACHE, 'building-'));
  for (const { path: file, contents } of outputFiles) writeFileSync(path.join(building, path.basename(file)), contents);
  const sources = Object.keys(metafile.inputs).filter(isOwn);
  const stamps = Object.fromEntries(sources.map((file) => [file, stamp(path.join(ROOT, file))]));
  writeFileSync(path.join(building, 'sources.json'), JSON.stringify(stamps));
  const folder = path.join(CACHE, `${name}.${Date.now()}-${process.pid}`);
  renameSync(building, folder);
  return folder;
}

/** Bundles the packages matched above, with their dependencies, and leaves out all others. */
const packages = {
  name: 'packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: wanted, importer, kind }) =>
      // On Windows the path of an entry looks like a package name.
      kind === 'entry-point' || !isOwn(importer) || BUNDLED_PACKAGE.test(wanted)
        ? undefined
        : { path: wanted, external: true },
    ),
};

/** Keeps each module's own `import.meta.url`, with which it finds the files next to it. */
const ownAddress = {
  name: 'own-address',
  setup: ({ onLoad, esbuild }) =>
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const { code } = await esbuild.transform(source, {
        loader: 'ts',
        target: 'node20',
        define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
        sourcemap: 'inline',
        sourcefile: file,
      });
      return { contents: code, loader: 'js' };
    }),
};
