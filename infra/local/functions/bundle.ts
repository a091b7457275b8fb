import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { bundling } from '../../aws/bundling.ts';

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
    bundle: true,
    write: false,
    platform: 'node',
    format: bundling.format,
    target: bundling.target.laptop,
    mainFields: [...bundling.mainFields],
    external: [...bundling.external],
    alias: bundling.alias,
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
            for (const { path: out, contents } of outputFiles) {
              const name = path.basename(out, '.js');
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
  if (options.watch) await context.watch();
  else await context.rebuild();
  const errors = await built;
  const stop = async () => {
    await context.dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  if (errors.length > 0) {
    await stop();
    throw new Error(`The functions cannot be bundled: ${errors.join('; ')}`);
  }
  return { stop };
}
