import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installedPackage, installPackage } from '../../install-package.ts';
import { isAlive } from '../data-folder.ts';
import { chooseEngine, type EngineName, type Machine } from './choose-engine.ts';
import { dynamodbLocal, embeddedPackages } from './engine-packages.ts';
import { newDatabase } from './new-database.ts';

/**
 * The database process behind the local table. Only the IAM proxy uses `url`; functions call the proxy, which enforces
 * IAM.
 */
export type Engine = { url: string; name: string; stop: () => Promise<void> };

const GUARD = fileURLToPath(new URL('./engine-guard.mjs', import.meta.url));
/** Longer than a guard waits for its engine to end. */
const GUARD_PATIENCE_MS = 6000;

/** Generous, because Java needs ten seconds on a busy machine. */
const START_MS = 60_000;

/** The file in its data folder by which each engine is recognized. */
const DATA: Record<EngineName, string> = { dynoxide: 'table.sqlite', 'dynamodb-local': 'shared-local-instance.db' };

function embeddedProgram(): string | undefined {
  const engine = embeddedPackages[`${process.platform}-${process.arch}`];
  const folder = engine && installedPackage(engine);
  const program = folder && path.join(folder, process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide');
  return program && existsSync(program) ? program : undefined;
}

function jarFolder(): string | undefined {
  const folder = installedPackage(dynamodbLocal);
  if (!folder) return undefined;
  const lib = path.join(folder, 'lib');
  // The package contains a folder named after the engine's version.
  const folders = [lib, ...readdirSync(lib).map((name) => path.join(lib, name))];
  return folders.find((each) => existsSync(path.join(each, 'DynamoDBLocal.jar')));
}

function javaVersion(): number | undefined {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8', windowsHide: true });
  return status === 0 ? Number(/version "(\d+)/.exec(stderr)?.[1]) || undefined : undefined;
}

/** Describes this machine, and which engine wrote the data in the folder. */
function thisMachine(directory: string, failures: Machine['failures']): Machine {
  const [dynoxide, jar] = [embeddedProgram(), jarFolder()];
  const wrote = (engine: EngineName) => existsSync(path.join(directory, DATA[engine]));
  return {
    platform: process.platform,
    arch: process.arch,
    demanded: process.env.SEGNO_TABLE_ENGINE === 'dynamodb-local' ? 'dynamodb-local' : undefined,
    wrote: (['dynoxide', 'dynamodb-local'] as const).find(wrote),
    installed: { ...(dynoxide && { dynoxide }), ...(jar && { 'dynamodb-local': jar }) },
    java: javaVersion,
    failures,
  };
}

/** Finds an engine for this machine, and installs it if it is missing. @throws Error with one sentence */
async function findEngine(directory: string): Promise<{ run: EngineName; at: string }> {
  const failures = new Map<string, string>();
  for (;;) {
    const decision = chooseEngine(thisMachine(directory, failures));
    if ('refuse' in decision) throw new Error(decision.refuse);
    if ('run' in decision) return decision;
    const { name, version } = decision.install;
    console.log(`Installing the table's engine for this machine (${name} ${version})...`);
    try {
      await installPackage(decision.install);
      if (!installedPackage(decision.install)) throw new Error('it is not where it should be');
    } catch (error) {
      failures.set(name, (error as Error).message);
      console.log(`It could not be installed (${(error as Error).message}).`);
    }
  }
}

const guardFile = (directory: string) => path.join(directory, 'guard.pid');

/** Waits until the engine of a killed run has ended, which its guard makes sure of within a moment. */
export async function waitForEarlierEngine(directory: string): Promise<void> {
  const deadline = Date.now() + GUARD_PATIENCE_MS;
  const guard = () => Number(existsSync(guardFile(directory)) && readFileSync(guardFile(directory), 'utf8'));
  while (guard() && isAlive(guard()) && Date.now() < deadline) await setTimeout(20);
}

/**
 * Starts the engine, or uses the endpoint from the environment. @throws Error with one clear sentence if there is none
 */
export async function startEngine({ directory, port }: { directory: string; port: number }): Promise<Engine> {
  const own = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  if (own) return { url: own, name: own, stop: async () => {} };
  mkdirSync(directory, { recursive: true });
  const pidFile = guardFile(directory);
  const { run, at } = await findEngine(directory);
  if (run === 'dynoxide') {
    const file = path.join(directory, DATA.dynoxide);
    await newDatabase(file);
    const args = ['serve', '--port', String(port), '--db-path', file];
    return running('dynoxide', startGuarded({ command: at, args, pidFile }), port);
  }
  const args = [
    '-Djava.library.path=./DynamoDBLocal_lib',
    '-jar',
    'DynamoDBLocal.jar',
    '-sharedDb',
    '-disableTelemetry',
  ];
  const command = { command: 'java', args: [...args, '-dbPath', directory, '-port', String(port)], cwd: at, pidFile };
  return running('DynamoDB Local', startGuarded(command), port);
}

/** Uses a separate process group, so that Ctrl-C does not reach the engine, which can finish its writes. */
const startGuarded = (command: { command: string; args: string[]; cwd?: string; pidFile: string }): ChildProcess =>
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
  const deadline = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (failure) throw new Error(`The table's engine (${name}) did not start: ${failure}`);
    if (Date.now() > deadline) {
      child.stdin?.end();
      throw new Error(`The table's engine (${name}) did not answer within a minute`);
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
