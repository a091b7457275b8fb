import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const BUNDLED = 'node_modules/.vite/deps/_metadata.json';
const VITE = 'node_modules/vite/bin/vite.js';

/**
 * Makes Vite bundle the packages that the pages import, unless it already has. Runs in a separate process, because
 * bundling holds 240 MB until its process exits. If bundling is interrupted, Vite completes it on demand.
 */
export async function bundlePackages(): Promise<void> {
  if (existsSync(path.resolve(BUNDLED))) return;
  const args = [path.resolve(VITE), 'optimize', 'web', '-c', 'web/vite.config.ts', '--logLevel', 'silent'];
  await once(spawn(process.execPath, args, { stdio: 'ignore', windowsHide: true }), 'exit');
}
