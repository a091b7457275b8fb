// The image library for Lambda: its native code must be that of linux-arm64, whatever machine builds.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LAYER = path.resolve('cdk.out/.layers/sharp');

export function buildSharpLayer() {
  const { version } = JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8'));
  const folder = path.join(LAYER, 'nodejs');
  rmSync(LAYER, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  const target = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...target, `sharp@${version}`], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (!existsSync(path.join(folder, 'node_modules/@img/sharp-linux-arm64'))) {
    throw new Error('The image layer has no linux-arm64 build of sharp');
  }
}
