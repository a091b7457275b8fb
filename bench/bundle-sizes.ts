import esbuild from 'esbuild';
import { bundling } from '../infra/aws/bundling.ts';
import { atMost, type Figure } from './figure.ts';

/** Limits in KB by what a function cannot do without (design, quality). */
const functions: [entry: string, limit: number][] = [
  ['services/accounts/index.ts', 450],
  ['services/releases/index.ts', 450],
  ['services/projector/on-table-change.ts', 450],
  ['services/accounts/on-post-confirmation.ts', 450],
  ['services/accounts/on-pre-sign-up.ts', 450],
  ['services/media/index.ts', 600],
  ['services/export/index.ts', 600],
  ['services/media/on-upload-stored.ts', 900],
  ['services/payments/index.ts', 900],
];

/** Each function's bundle as it is deployed: minified, with the SDK inside. */
export async function bundleSizes(): Promise<Figure[]> {
  return Promise.all(
    functions.map(async ([entry, limit]) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [entry],
        bundle: true,
        write: false,
        minify: true,
        platform: 'node',
        format: bundling.format,
        target: bundling.target.cloud,
        mainFields: [...bundling.mainFields],
        external: [...bundling.external],
        alias: bundling.alias,
        banner: { js: bundling.banner },
        logLevel: 'error',
      });
      const bytes = outputFiles.reduce((sum, { contents }) => sum + contents.length, 0);
      return atMost(`bundle of ${entry}`, bytes / 1024, 'KB', limit);
    }),
  );
}
