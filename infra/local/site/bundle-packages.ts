import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const BUNDLED = 'node_modules/.vite/deps/_metadata.json';
const VITE = 'node_modules/vite/bin/vite.js';

/**
 * Lets Vite bundle the packages that the pages import, if it never has: in a process of its own, because the one that
 * does it holds 240 MB more for the rest of its life. Vite does again itself what this leaves undone.
 */
export async function bundlePackages(): Promise<void> {
  if (existsSync(path.resolve(BUNDLED))) return;
  const args = [path.resolve(VITE), 'optimize', 'web', '-c', 'web/vite.config.ts', '--logLevel', 'silent'];
  await once(spawn(process.execPath, args, { stdio: 'ignore', windowsHide: true }), 'exit');
}
