import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Below node_modules, so that a cached bundle finds its external packages. */
const CACHE = path.join(ROOT, 'node_modules/.cache/segno');
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** The sources of the deployed product, and the versions of its libraries. */
const SOURCES = ['infra/aws', 'services', 'shared', 'cdk.json', 'package-lock.json'];

const TEST_FILE = /test\.tsx?$|\/test\//;

function filesOf(entry: string): string[] {
  if (entry.includes('.')) return [entry];
  return readdirSync(path.join(ROOT, entry), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(ROOT, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
    .filter((file) => !TEST_FILE.test(file))
    .sort();
}

/**
 * Identifies a state of the product's sources.
 * @param settings further inputs to the result, as JSON
 * @param maker the path, relative to the repository's root, of the file that computes the result
 */
export function fingerprintOfSources(settings: unknown, maker: string): string {
  const hash = createHash('sha256').update(ROOT).update(JSON.stringify(settings));
  for (const file of [maker, ...SOURCES].flatMap(filesOf))
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 32);
}

/**
 * Caches files that take seconds to compute and are the same for the same sources. Files that have not been read for a
 * week are deleted.
 * @param name the name of the cache's folder
 */
export function cacheFolder(name: string) {
  const folder = path.join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    /** Finds the path of a file, and keeps it for another week; undefined if it is missing. */
    find: (file: string): string | undefined => {
      try {
        utimesSync(at(file), new Date(), new Date());
        return at(file);
      } catch {
        return undefined;
      }
    },
    /** Writes a file atomically, even if another process is writing the same one. @returns the path */
    write: (file: string, contents: string | Uint8Array): string => {
      writeFileSync(`${at(file)}.${process.pid}`, contents);
      renameSync(`${at(file)}.${process.pid}`, at(file));
      return at(file);
    },
    sweep: () => {
      for (const file of readdirSync(folder)) {
        const age = Date.now() - (statSync(at(file), { throwIfNoEntry: false })?.mtimeMs ?? 0);
        if (age > MAX_AGE_MS) rmSync(at(file), { force: true });
      }
    },
  };
}
