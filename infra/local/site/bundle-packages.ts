import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const BUNDLED = 'node_modules/.vite/deps/_metadata.json';
const VITE = 'node_modules/vite/bin/vite.js';

/**
 * Makes Vite bundle the packages that the pages import, unless it already has. Runs in a separate process, because the
 * process that bundles uses 240 MB more until it ends. If this did not finish, Vite does the rest itself.
 */
export async function bundlePackages(): Promise<void> {
  if (existsSync(path.resolve(BUNDLED))) return;
  const args = [path.resolve(VITE), 'optimize', 'web', '-c', 'web/vite.config.ts', '--logLevel', 'silent'];
  await once(spawn(process.execPath, args, { stdio: 'ignore', windowsHide: true }), 'exit');
}
