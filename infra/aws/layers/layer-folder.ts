import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NativePackage } from '../../../services/platform/describe-function.ts';
import { nativePackages } from './native-packages.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MB = 1024 * 1024;

/** A function's code and its layers may have 250 MB unpacked (Lambda guide, "Quotas"). The code of ours has a few. */
const LARGEST_LAYER = 240 * MB;

/** Where a layer's package and its lock are. */
export const sourceOf = (layer: NativePackage): string => fileURLToPath(new URL(layer, import.meta.url));

const versionIn = (manifest: string): string | undefined =>
  existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : undefined;

/** Where the layer of this lock is built: another lock is another folder, so that none of an earlier one is ever deployed. */
export function layerFolder(layer: NativePackage): string {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(sourceOf(layer), 'package-lock.json')))
    .digest('hex');
  return path.join(ROOT, 'cdk.out/.layers', `${layer}-${lock.slice(0, 12)}`);
}

/** Bytes of all files of a folder. */
export const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

/** What is wrong with a built layer, in words; nothing when it is there, for the cloud's processor, of the version that was tested, and not too large. */
export function layerFault(layer: NativePackage, folder: string): string | undefined {
  const { name, build, is } = nativePackages[layer];
  const modules = path.join(folder, 'nodejs/node_modules');
  const built = versionIn(path.join(modules, name, 'package.json'));
  const tested = versionIn(path.join(ROOT, 'node_modules', name, 'package.json'));
  const said = `The layer ${layer}`;
  if (!built) return `${said} is not built (${is}): deploy with \`npm run deploy\`, which builds it first`;
  if (built !== tested) return `${said} has ${name} ${built}, and ${tested} was tested`;
  if (!existsSync(path.join(modules, build))) return `${said} has no linux-arm64 build of ${name}`;
  const bytes = bytesIn(folder);
  if (bytes > LARGEST_LAYER)
    return `${said} has ${Math.ceil(bytes / MB)} MB, and Lambda takes 250 MB together with the code`;
  return undefined;
}
