import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { bundling } from '../../aws/bundling.ts';

const SOURCES = ['services', 'shared'];

/** Rebuilds after a change, one rebuild at a time. The file system tells of it; esbuild's own watch looks for it, a second later. */
function watchSources(rebuild: () => Promise<unknown>): { stop: () => void } {
  let running = false;
  let again = false;
  const changed = async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      // An editor's save is several events in a few milliseconds.
      await setTimeout(5);
      again = false;
      await rebuild();
    }
    running = false;
  };
  const watchers = SOURCES.map((folder) => watch(folder, { recursive: true }, () => void changed()));
  return {
    stop: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** The folder is under node_modules, so that a bundle finds the native modules that are not bundled. */
const CACHE = path.resolve('node_modules/.cache/segno');

export type Bundles = { stop: () => Promise<void> };

/**
 * Bundles every function with the deployment's own options and tells of each new bundle. With `watch`, again after every change.
 * @param entries function name to module, e.g. `Segno-Api.Accounts…` to `services/accounts/index.ts`
 */
export async function bundleFunctions(options: {
  entries: Record<string, string>;
  watch: boolean;
  onBundle: (name: string, file: string) => void;
  onError: (message: string) => void;
}): Promise<Bundles> {
  const folder = path.join(
    CACHE,
    `functions-${process.pid}-${createHash('sha1').update(String(performance.now())).digest('hex').slice(0, 6)}`,
  );
  mkdirSync(folder, { recursive: true });
  let first: ((errors: string[]) => void) | undefined;
  const built = new Promise<string[]>((done) => {
    first = done;
  });
  const context = await esbuild.context({
    entryPoints: Object.entries(options.entries).map(([out, entry]) => ({ in: entry, out })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What functions share is built once. Chunks are named for their contents, so a function changes only when its code did.
    splitting: true,
    write: false,
    platform: 'node',
    format: bundling.format,
    target: bundling.target.laptop,
    mainFields: [...bundling.mainFields],
    external: [...bundling.external],
    alias: bundling.alias,
    define: bundling.define,
    banner: { js: bundling.banner },
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'tell',
        setup: (build) =>
          build.onEnd(({ outputFiles = [], errors }) => {
            const told = errors.map(({ location, text }) => `${location?.file ?? ''}:${location?.line ?? ''} ${text}`);
            for (const error of told) options.onError(error);
            const bundles = new Map(
              outputFiles.map(({ path: out, contents }) => [path.basename(out, '.mjs'), contents]),
            );
            for (const [name, contents] of bundles) {
              if (!(name in options.entries)) writeFileSync(path.join(folder, `${name}.mjs`), contents);
            }
            for (const name of Object.keys(options.entries)) {
              const contents = bundles.get(name);
              if (!contents) continue;
              const digest = createHash('sha1').update(contents).digest('hex').slice(0, 10);
              const file = path.join(folder, `${name}-${digest}.mjs`);
              writeFileSync(file, contents);
              options.onBundle(name, pathToFileURL(file).href);
            }
            first?.(told);
          }),
      },
    ],
  });
  // Errors are told by the plugin.
  const rebuild = () => context.rebuild().catch(() => {});
  void rebuild();
  const errors = await built;
  const watching = options.watch ? watchSources(rebuild) : undefined;
  const stop = async () => {
    watching?.stop();
    await context.dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  if (errors.length > 0) {
    await stop();
    throw new Error(`The functions cannot be bundled: ${errors.join('; ')}`);
  }
  return { stop };
}
