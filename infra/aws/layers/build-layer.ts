import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { NativePackage } from '../../../services/platform/describe-function.ts';
import { keysOf } from '../../../shared/typed-record.ts';
import { runNpm } from '../../run-npm.mjs';
import { layerFault, layerFolder, sourceOf } from './layer-folder.ts';
import { nativePackages } from './native-packages.ts';

/**
 * Builds a Lambda layer. Its native code must be for linux-arm64, whichever machine builds it, and its packages must be
 * those in the lock file.
 * @throws Error if the result is anything else
 */
function buildLayer(name: NativePackage): void {
  const layer = layerFolder(name);
  if (!layerFault(name, layer)) return;
  const folder = path.join(layer, 'nodejs');
  rmSync(layer, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(path.join(sourceOf(name), file), path.join(folder, file));
  const target = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
  runNpm(['ci', '--no-audit', '--no-fund', '--ignore-scripts', ...target], { cwd: folder });
  removeUnused(path.join(folder, 'node_modules'), nativePackages[name].unused);
  const fault = layerFault(name, layer);
  if (fault) throw new Error(fault);
}

/** Removes the files that match. @param modules the layer's `node_modules` */
export function removeUnused(modules: string, unused: RegExp | undefined): void {
  if (!unused) return;
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const inLayer = path.relative(modules, file).split(path.sep).join('/');
    if (entry.isFile() && unused.test(inLayer)) rmSync(file);
  }
}

/** Builds each layer that does not exist yet. @throws Error if the build differs from the tested one */
export function buildLayers(): void {
  for (const name of keysOf(nativePackages)) buildLayer(name);
}
