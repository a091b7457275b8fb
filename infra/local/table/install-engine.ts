import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { npmCommand } from '../../run-npm.mjs';
import type { EnginePackage } from './engine-packages.ts';

const execute = promisify(execFile);
const resolve = createRequire(import.meta.url).resolve;

/** Under node_modules, which is no part of the repository and is deleted with the other packages. */
const ENGINES = fileURLToPath(new URL('../../../node_modules/.cache/segno/engines', import.meta.url));

const folderOf = ({ name, version }: EnginePackage, engines: string) =>
  path.join(engines, `${name.replace('/', '+')}-${version}`);

/** Where a package of an engine is, whether npm ci or an earlier start installed it; undefined when it is missing. */
export function installedEngine(engine: EnginePackage, engines = ENGINES): string | undefined {
  const folder = path.join(folderOf(engine, engines), 'node_modules', engine.name);
  if (existsSync(folder)) return folder;
  try {
    return path.dirname(resolve(`${engine.name}/package.json`));
  } catch {
    return undefined;
  }
}

/**
 * Installs the package of an engine outside of the product's own packages, so that neither they nor package-lock.json
 * change. npm compares it with its hash, and runs no script.
 * @throws Error with npm's reason, in a few words
 */
export async function installEngine(engine: EnginePackage, engines = ENGINES): Promise<void> {
  const { name, version, integrity, os, cpu } = engine;
  mkdirSync(engines, { recursive: true });
  const folder = mkdtempSync(path.join(engines, 'installing-'));
  try {
    const dependencies = { [name]: version };
    const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
    const target = os && cpu ? [`--os=${os}`, `--cpu=${cpu}`] : [];
    // Without network npm would try for minutes.
    const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=500'];
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const [command, args, options] = npmCommand(['ci', ...quiet, ...patience, ...target]);
    await execute(command, args, { ...options, cwd: folder }).catch((error: { stderr?: string }) => {
      throw new Error(reasonIn(error.stderr || String(error)));
    });
    // Another start may have been faster.
    if (!existsSync(folderOf(engine, engines))) renameSync(folder, folderOf(engine, engines));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** npm's error in a few words: its code, else its first line. */
function reasonIn(stderr: string): string {
  const code = /^npm (?:error|ERR!) code (\w+)/m.exec(stderr)?.[1];
  return `npm: ${code ?? stderr.trim().split('\n')[0]?.slice(0, 200)}`;
}
