import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NativePackage } from '../../../services/platform/describe-function.ts';
import { nativePackages } from './native-packages.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MB = 1024 * 1024;

/**
 * The maximum size of a layer. A function's code and layers may use 250 MB unpacked (Lambda guide, "Quotas"), of which
 * our code needs a few.
 */
const MAX_LAYER_BYTES = 240 * MB;

/** The folder with a layer's package file and lock file. */
export const sourceOf = (layer: NativePackage): string => fileURLToPath(new URL(layer, import.meta.url));

const versionIn = (manifest: string): string | undefined =>
  existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : undefined;

/**
 * The folder of the layer for the current lock file. Each version of the lock file has its own, so that an outdated
 * layer is never deployed.
 */
export function layerFolder(layer: NativePackage): string {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(sourceOf(layer), 'package-lock.json')))
    .digest('hex');
  return path.join(ROOT, 'cdk.out/.layers', `${layer}-${lock.slice(0, 12)}`);
}

/** Total bytes of all files in a folder. */
export const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

/**
 * Describes what is wrong with a built layer. Returns undefined if the layer exists, matches the cloud's processor, has
 * the tested version, and is small enough.
 */
export function layerFault(layer: NativePackage, folder: string): string | undefined {
  const { name, build, role } = nativePackages[layer];
  const modules = path.join(folder, 'nodejs/node_modules');
  const built = versionIn(path.join(modules, name, 'package.json'));
  const tested = versionIn(path.join(ROOT, 'node_modules', name, 'package.json'));
  const subject = `The layer ${layer}`;
  if (!built) return `${subject} is not built (${role}): deploy with \`npm run deploy\`, which builds it first`;
  if (built !== tested) return `${subject} has ${name} ${built}, and ${tested} was tested`;
  if (build && !existsSync(path.join(modules, build))) return `${subject} has no linux-arm64 build of ${name}`;
  const bytes = bytesIn(folder);
  if (bytes > MAX_LAYER_BYTES)
    return `${subject} has ${Math.ceil(bytes / MB)} MB, and Lambda takes 250 MB together with the code`;
  return undefined;
}
