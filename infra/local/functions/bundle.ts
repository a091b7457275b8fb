import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild, { type BuildContext, type BuildFailure, type BuildOptions, type OutputFile } from 'esbuild';
import { bundling } from '../../aws/bundling.ts';
import { cacheFolder, fingerprintOfSources } from '../../synthesis/source-cache.ts';
import { watchSources } from './watch-sources.ts';

const MAKER = 'infra/local/functions/bundle.ts';

type Options = {
  /** The module of each function, such as `services/accounts/index.ts` for `Segno-Api.Accounts…`. */
  entries: Record<string, string>;
  watch: boolean;
  /** @param file URL of the bundle, which changes with its code */
  onBundle: (name: string, file: string) => void;
  onError: (message: string) => void;
};

/**
 * How long esbuild's process is kept after an edit. It uses 430 MB, but makes the next build take a tenth of a second
 * instead of several seconds. After the build of a start it ends immediately, so that memory use is the same as with
 * cached bundles.
 */
const ESBUILD_IDLE_MS = 120_000;

export type Bundles = { stop: () => Promise<void> };

/** The output of a build: each function's file, and the chunks that functions share. */
type Build = { functions: Record<string, string>; chunks: string[] };

/**
 * Bundles every function with the deployment's own options, and reports each new bundle. With `watch`, bundles again
 * after every change. If no source has changed, the bundle comes from the cache.
 * @throws Error with esbuild's messages if the sources cannot be bundled
 */
export async function bundleFunctions(options: Options): Promise<Bundles> {
  const cache = cacheFolder('functions');
  const manifest = () => `${fingerprintOfSources(options.entries, MAKER)}.json`;
  let context: BuildContext<typeof settings> | undefined;

  let ending: NodeJS.Timeout | undefined;
  let ended = Promise.resolve();
  /** Ends esbuild's process once it has been idle for a while. */
  const endEsbuild = () => {
    const disposing = context?.dispose();
    context = undefined;
    ended = Promise.resolve(disposing).then(() => esbuild.stop());
  };

  /** @throws BuildFailure from esbuild */
  async function bundle(keptMs: number): Promise<Build> {
    clearTimeout(ending);
    await ended;
    context ??= await esbuild.context({
      ...settings,
      entryPoints: Object.entries(options.entries).map(([out, entry]) => ({ in: entry, out })),
      outdir: cache.folder,
    });
    const build = write((await context.rebuild()).outputFiles);
    use(build);
    if (options.watch) ending = setTimeout(endEsbuild, keptMs).unref();
    return build;
  }

  function write(outputs: OutputFile[]): Build {
    const build: Build = { functions: {}, chunks: [] };
    for (const { path: out, contents } of outputs) {
      const name = path.basename(out, '.mjs');
      const isFunction = name in options.entries;
      // esbuild names a chunk after its contents.
      const file = isFunction ? `${name}-${digestOf(contents)}.mjs` : `${name}.mjs`;
      if (isFunction) build.functions[name] = file;
      else build.chunks.push(file);
      cache.find(file) ?? cache.write(file, contents);
    }
    return build;
  }

  function use({ functions }: Build): void {
    for (const [name, file] of Object.entries(functions)) {
      options.onBundle(name, pathToFileURL(path.join(cache.folder, file)).href);
    }
  }

  function bundledBefore(name: string): Build | undefined {
    const found = cache.find(name);
    const build = found && (JSON.parse(readFileSync(found, 'utf8')) as Build);
    if (!build) return undefined;
    return [...Object.values(build.functions), ...build.chunks].every(cache.find) ? build : undefined;
  }

  const name = manifest();
  const before = bundledBefore(name);
  if (before) use(before);
  else {
    cache.sweep();
    try {
      const build = await bundle(0);
      // If the sources changed during the build, its output matches no known state, so it is not cached.
      if (manifest() === name) cache.write(name, JSON.stringify(build));
    } catch (failure) {
      await context?.dispose();
      throw new Error(`The functions cannot be bundled: ${messagesOf(failure).join('; ')}`);
    }
  }
  const watching = options.watch
    ? watchSources(async () => {
        await bundle(ESBUILD_IDLE_MS).catch((failure) => messagesOf(failure).forEach(options.onError));
      })
    : undefined;
  return {
    stop: async () => {
      watching?.stop();
      clearTimeout(ending);
      await context?.dispose();
    },
  };
}

const messagesOf = (failure: unknown) =>
  (failure as Partial<BuildFailure>).errors?.map(
    ({ location, text }) => `${location?.file ?? ''}:${location?.line ?? ''} ${text}`,
  ) ?? [String(failure)];

const digestOf = (contents: Uint8Array) => createHash('sha1').update(contents).digest('hex').slice(0, 10);

const settings = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // Builds shared code only once. Chunks are named after their contents, so a function's bundle changes only if its own
  // code does.
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
  // Threads do not read source maps, but would keep them in memory, 3 MB each.
  sourcemap: false,
  logLevel: 'silent',
} satisfies BuildOptions;
