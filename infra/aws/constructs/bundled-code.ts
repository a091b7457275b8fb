import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { cloudBundle } from '../bundling.ts';

/**
 * A function's module and what it imports, in one file, by the esbuild of this process. CDK's NodejsFunction asks npm for one, for each
 * function: two thirds of a synthesis.
 * @param entry the module, from the repository's root
 * @param root of the repository, absolute
 */
export const bundledCode = (entry: string, root: string): Code =>
  Code.fromAsset(path.join(root, path.dirname(entry)), {
    assetHashType: AssetHashType.OUTPUT,
    ...apartBy(entry),
    bundling: {
      // Asked for by CDK's type, and never run: the bundle is made below.
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

/** CDK takes two assets of one folder for the same. It reads this property of every asset; the type of a function's code leaves it out. */
const apartBy = (entry: string) => ({ extraHash: entry });

const nameOf = (entry: string) => entry.replace(/\.ts$/, '');

let made: { root: string; folder: string } | undefined;

/** All functions, made at once: what they share is read once, which is most of the work, and each is the same as if it were made alone. */
function bundlesOf(root: string, outdir: string): string {
  if (made?.root === root) return made.folder;
  const folder = mkdtempSync(path.join(outdir, 'functions-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  buildSync({
    ...cloudBundle(functionModules(root).map((entry) => ({ in: entry, out: `${nameOf(entry)}/index` }))),
    absWorkingDir: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    sourcemap: true,
    sourcesContent: false,
  });
  made = { root, folder };
  return folder;
}

/** `index.ts` of a domain is its part of the API; what an event starts is called `on-…`. */
const functionModules = (root: string): string[] =>
  readdirSync(path.join(root, 'services'), { withFileTypes: true })
    .filter((domain) => domain.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(path.join(root, 'services', name))
        .filter((file) => /^(index|on-[\w-]+)\.ts$/.test(file))
        .map((file) => `services/${name}/${file}`),
    );
