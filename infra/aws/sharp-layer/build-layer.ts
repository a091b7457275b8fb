import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { layerFault, layerFolder, SOURCE } from './layer-folder.ts';

/**
 * The image library for Lambda: its native code must be that of linux-arm64, whatever machine builds, and its packages those of the lock.
 * @throws Error when what was built is not that
 */
export function buildLayer(): void {
  const layer = layerFolder();
  if (!layerFault(layer)) return;
  const folder = path.join(layer, 'nodejs');
  rmSync(layer, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(SOURCE, file), path.join(folder, file));
  const target = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', ...target], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const fault = layerFault(layer);
  if (fault) throw new Error(fault);
}
