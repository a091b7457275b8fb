import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { cloudBundle, filesOfModules } from '../bundling.ts';
import { ownSourceMap } from './own-source-map.ts';

/**
 * Bundles a function's module and its imports into one file, using esbuild in this process. CDK's NodejsFunction looks
 * for esbuild with npm once per function, which takes two thirds of a synthesis.
 * @param entry the module, relative to the repository's root
 * @param root the repository's absolute path
 */
export const bundledCode = (entry: string, root: string): Code =>
  Code.fromAsset(path.join(root, path.dirname(entry)), {
    assetHashType: AssetHashType.OUTPUT,
    ...extraHashFor(entry),
    bundling: {
      // Required by CDK's type, but never used: `tryBundle` makes the bundle.
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle(outputFolder) {
          const bundle = path.join(bundlesOf(root, path.dirname(outputFolder)), nameOf(entry));
          if (!existsSync(bundle))
            throw new Error(`${entry} is not called as the module of a function: index.ts, or on-….ts`);
          cpSync(bundle, outputFolder, { recursive: true });
          return true;
        },
      },
    },
  });

/**
 * Makes the assets of one folder distinct, which CDK would otherwise treat as the same. CDK reads this property of
 * every asset, although the type of a function's code omits it.
 */
const extraHashFor = (entry: string) => ({ extraHash: entry });

const nameOf = (entry: string) => entry.replace(/\.ts$/, '');

let cachedBundles: { root: string; folder: string } | undefined;

/**
 * Bundles all functions at once, so that shared modules, which are most of the work, are read only once. Each bundle is
 * identical to one made separately.
 */
function bundlesOf(root: string, outdir: string): string {
  if (cachedBundles?.root === root) return cachedBundles.folder;
  const folder = mkdtempSync(path.join(outdir, 'functions-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { metafile } = buildSync({
    ...cloudBundle(functionModules(root).map((entry) => ({ in: entry, out: `${nameOf(entry)}/index` }))),
    absWorkingDir: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
  });
  for (const [bundle, { inputs }] of Object.entries(metafile.outputs)) {
    for (const [module, file] of Object.entries(filesOfModules)) {
      const beside = path.join(root, path.dirname(bundle), path.basename(file));
      if (module in inputs) cpSync(path.join(root, file), beside);
    }
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  )) {
    const map = path.join(folder, file);
    writeFileSync(map, ownSourceMap(readFileSync(map, 'utf8')));
  }
  cachedBundles = { root, folder };
  return folder;
}

/**
 * The modules of all functions: a domain's `index.ts` serves its part of the API, and modules called `on-…` handle
 * events.
 */
const functionModules = (root: string): string[] =>
  readdirSync(path.join(root, 'services'), { withFileTypes: true })
    .filter((domain) => domain.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(path.join(root, 'services', name))
        .filter((file) => /^(index|on-[\w-]+)\.ts$/.test(file))
        .map((file) => `services/${name}/${file}`),
    );
