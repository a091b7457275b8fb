import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { npmCommand } from './run-npm.mjs';

const execute = promisify(execFile);
const resolve = createRequire(import.meta.url).resolve;

/** An npm package that package-lock.json does not include, at the only version that we test. */
export type PinnedPackage = {
  name: string;
  version: string;
  /** The hash of its content. If omitted, npm compares the content with the hash from the registry. */
  integrity?: string;
  /** The system and processor that it is built for, in npm's terms; any if omitted. */
  os?: string;
  cpu?: string;
};

/** Below node_modules, so that these packages stay out of the repository, and are deleted with all the others. */
const PACKAGES = fileURLToPath(new URL('../node_modules/.cache/segno/packages', import.meta.url));

const folderOf = ({ name, version }: PinnedPackage, packages: string) =>
  path.join(packages, `${name.replace('/', '+')}-${version}`);

/** Finds the folder of a package, installed by npm ci or by installPackage; undefined if it is missing. */
export function installedPackage(pinned: PinnedPackage, packages = PACKAGES): string | undefined {
  const folder = path.join(folderOf(pinned, packages), 'node_modules', pinned.name);
  if (existsSync(folder)) return folder;
  try {
    return path.dirname(resolve(`${pinned.name}/package.json`));
  } catch {
    return undefined;
  }
}

/**
 * Installs a package separately from the product's own packages, so that neither they nor package-lock.json change. npm
 * verifies its hash, and runs no scripts.
 * @throws Error with npm's reason, in a few words
 */
export async function installPackage(pinned: PinnedPackage, packages = PACKAGES): Promise<void> {
  const { name, version, integrity, os, cpu } = pinned;
  mkdirSync(packages, { recursive: true });
  const folder = mkdtempSync(path.join(packages, 'installing-'));
  try {
    const dependencies = { [name]: version };
    const locked = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: locked }));
    const target = os && cpu ? [`--os=${os}`, `--cpu=${cpu}`] : [];
    // Without a network, npm would retry for minutes.
    const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=500'];
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const [command, args, options] = npmCommand(['ci', ...quiet, ...patience, ...target]);
    await execute(command, args, { ...options, cwd: folder }).catch((error: { stderr?: string }) => {
      throw new Error(reasonIn(error.stderr || String(error)));
    });
    // A concurrent start may have installed it first.
    if (!existsSync(folderOf(pinned, packages))) renameSync(folder, folderOf(pinned, packages));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** npm's error in a few words: its code, otherwise its first line. */
function reasonIn(stderr: string): string {
  const code = /^npm (?:error|ERR!) code (\w+)/m.exec(stderr)?.[1];
  return `npm: ${code ?? stderr.trim().split('\n')[0]?.slice(0, 200)}`;
}
