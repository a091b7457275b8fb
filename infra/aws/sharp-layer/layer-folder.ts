import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the layer's package and its lock are. */
export const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const versionIn = (manifest: string): string | undefined =>
  existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : undefined;

/** Where the layer of this lock is built: another lock is another folder, so that none of an earlier one is ever deployed. */
export function layerFolder(): string {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(SOURCE, 'package-lock.json')))
    .digest('hex');
  return path.join(ROOT, 'cdk.out/.layers', `sharp-${lock.slice(0, 12)}`);
}

/** What is wrong with a built layer, in words; nothing when it is there, for the cloud's processor, and of the version that was tested. */
export function layerFault(folder: string): string | undefined {
  const modules = path.join(folder, 'nodejs/node_modules');
  const built = versionIn(path.join(modules, 'sharp/package.json'));
  const tested = versionIn(path.join(ROOT, 'node_modules/sharp/package.json'));
  if (!built) return 'The image layer is not built: deploy with `npm run deploy`, which builds it first';
  if (built !== tested) return `The image layer has sharp ${built}, and ${tested} was tested`;
  if (!existsSync(path.join(modules, '@img/sharp-linux-arm64')))
    return 'The image layer has no linux-arm64 build of sharp';
  return undefined;
}
