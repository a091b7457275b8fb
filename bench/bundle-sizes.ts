import { readdirSync } from 'node:fs';
import esbuild from 'esbuild';
import { cloudBundle } from '../infra/aws/bundling.ts';
import { atMost, type Figure } from './figure.ts';

/**
 * Size limits in KB (design 9.2). Each allows for the heaviest thing that its bundle needs: HTML email, signed URLs,
 * the distributor's file, dates in words and a model's client, codecs, or the card provider.
 */
const limits: Record<string, number> = {
  'services/assistant/index.ts': 750,
  'services/mail/on-mail-requested.ts': 800,
  'services/media/index.ts': 600,
  'services/export/index.ts': 600,
  'services/media/on-uploads-left.ts': 600,
  'services/accounts/on-account-erased.ts': 600,
  'services/data-export/index.ts': 600,
  'services/data-export/on-data-export-requested.ts': 650,
  'services/media/on-upload-stored.ts': 900,
  'services/payments/index.ts': 900,
  'services/payments/on-healing.ts': 900,
};
const LIMIT = 450;

/** The modules of all functions that serve a domain's routes, and of all listeners. */
const entries = readdirSync('services', { recursive: true, withFileTypes: true })
  .filter(({ name }) => /^(index|on-[\w-]+)\.ts$/.test(name))
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
  .filter((file) => file.split('/').length === 3)
  .sort();

/** Measures each function's bundle as deployed: minified, with the SDK included. */
export async function bundleSizes(): Promise<Figure[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const { outputFiles } = await esbuild.build({ ...cloudBundle([entry]), write: false });
      const bytes = outputFiles.reduce((sum, { contents }) => sum + contents.length, 0);
      return atMost(`bundle of ${entry}`, bytes / 1024, 'KB', limits[entry] ?? LIMIT);
    }),
  );
}
