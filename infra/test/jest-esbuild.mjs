// Jest transformer: esbuild is already here for the Lambda bundles, so tests need no second compiler.
import { createHash } from 'node:crypto';
import { transformSync, version } from 'esbuild';

const loaders = { '.ts': 'ts', '.tsx': 'tsx' };

export default {
  createTransformer: () => ({
    canInstrument: false,
    getCacheKey: (source, file) => createHash('sha1').update(version).update(source).update(file).digest('hex'),
    process: (source, file) =>
      transformSync(source, {
        loader: loaders[file.slice(file.lastIndexOf('.'))],
        format: 'esm',
        target: 'node20',
        jsx: 'automatic',
        sourcemap: 'inline',
        sourcefile: file,
      }),
  }),
};
