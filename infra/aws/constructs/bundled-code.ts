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
          buildSync({
            ...cloudBundle(entry),
            absWorkingDir: root,
            outfile: path.join(outputFolder, 'index.mjs'),
            sourcemap: true,
            sourcesContent: false,
          });
          return true;
        },
      },
    },
  });

/** CDK takes two assets of one folder for the same. It reads this property of every asset; the type of a function's code leaves it out. */
const apartBy = (entry: string) => ({ extraHash: entry });
