import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import esbuild from 'esbuild';
import { cloudBundle } from '../infra/aws/bundling.ts';
import { DEVELOPER } from '../infra/local/authorize.ts';
import { functionEnvironment } from '../infra/local/functions/function-environment.ts';
import { freeBase } from '../infra/local/ports.ts';
import { type Laptop, startLaptop } from '../infra/local/start-laptop.ts';
import { loadTemplate } from '../infra/local/template/load-template.ts';
import { demoAdmin } from '../infra/seed/demo-accounts.ts';
import { seedAccounts } from '../infra/seed/seed-accounts.ts';
import { laptopSession } from '../infra/seed/session.ts';
import { node24Binary } from '../infra/test/node-24-binary.ts';
import { contracts } from '../shared/contract/index.ts';
import { entriesOf, keysOf } from '../shared/typed-record.ts';
import { atMost, type Figure, median } from './figure.ts';

/** Asynchronous, because the local stack that the functions call runs in this process. */
const runFile = promisify(execFile);
const CHILD = fileURLToPath(new URL('./in-child/cold-start.mjs', import.meta.url));
/** Below node_modules, so that the bundles find native packages, which are not included in them. */
const BUNDLES = 'node_modules/.cache/segno/cold-start';
const EMPTY = 'bench/in-child/empty-function.ts';
const RUNS = 5;
/** The maximum ratio of a cold start to that of a function that only reads an item. */
const MAX_RATIO = 1.2;

/**
 * Measures the cold start of each function behind the API: loading its bundle and answering a first call, compared with
 * a function that only reads an item with the same SDK, on this Node and on the one that the cloud runs.
 */
export async function coldStart(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-cold-'));
  const laptop = await startLaptop({
    basePort: await freeBase(),
    dataFolder: path.join(folder, 'data'),
    pages: 'none',
    watch: false,
  });
  try {
    await seedAccounts(laptop, path.join(folder, 'data'));
    const functions = await functionsOf(laptop, folder);
    const nodes = [process.execPath, await node24Binary()].filter((node) => node !== undefined);
    const figures: Figure[] = [];
    for (const node of nodes) figures.push(...(await figuresOn(node, functions)));
    return figures;
  } finally {
    await laptop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type ColdFunction = { name: string; file: string; event: string; environment: Record<string, string> };

/** Bundles the functions as deployed, with an event for each and its environment from the template. */
async function functionsOf(laptop: Laptop, folder: string): Promise<ColdFunction[]> {
  const domains = keysOf(contracts);
  const entryPoints = [EMPTY, ...domains.map((domain) => `services/${domain}/index.ts`)].map((entry, n) => ({
    in: entry,
    out: `function-${n}`,
  }));
  mkdirSync(BUNDLES, { recursive: true });
  await esbuild.build({
    ...cloudBundle(entryPoints),
    outdir: BUNDLES,
    outExtension: { '.js': '.mjs' },
  });
  const template = await loadTemplate({
    addresses: laptop.addresses,
    deployment: {
      siteUrl: laptop.site,
      mailFrom: 'mail@segno.test',
      stripeApiUrl: laptop.addresses.stripe,
      liveUrl: `${laptop.addresses.live}/event`,
    },
    secret: () => 'whsec_cold',
  });
  type Props = { Environment?: { Variables: Record<string, string> } };
  const deployed = template.ofType<Props>('AWS::Lambda::Function');
  const session = laptopSession(laptop);
  const claims = claimsIn(await session.signIn(demoAdmin.email, demoAdmin.password));
  const settingsOf = (entry: string) => {
    const found = deployed.find(({ metadata }) => metadata['local:entry'] === entry);
    return {
      ...functionEnvironment(found?.ref ?? DEVELOPER, laptop.addresses),
      ...found?.props.Environment?.Variables,
    };
  };
  const { TABLE_NAME = '', ORIGIN_SECRET = '' } = settingsOf('services/accounts/index.ts');
  const events = entriesOf(contracts).map(([, rows]) => eventFor(Object.keys(rows), claims, ORIGIN_SECRET));
  return entryPoints.map(({ in: entry, out }, n) => {
    const event = path.join(folder, `${out}.json`);
    writeFileSync(event, JSON.stringify(events[n - 1] ?? {}));
    const environment = { ...settingsOf(entry), TABLE_NAME };
    return { name: domains[n - 1] ?? 'empty', file: path.resolve(BUNDLES, `${out}.mjs`), event, environment };
  });
}

const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** An event for the first route that only reads, otherwise for the first route, which then rejects the call. */
function eventFor(routes: readonly string[], claims: Record<string, unknown>, originSecret: string) {
  const route = routes.find((key) => key.startsWith('GET ') && !key.includes('{')) ?? routes[0] ?? '';
  const [method = '', rawPath = ''] = route.split(' ');
  return {
    version: '2.0',
    routeKey: route,
    rawPath,
    rawQueryString: '',
    headers: { 'x-origin-secret': originSecret },
    requestContext: {
      requestId: 'cold',
      routeKey: route,
      http: { method, path: rawPath, sourceIp: '127.0.0.1' },
      authorizer: { jwt: { claims, scopes: null } },
    },
    isBase64Encoded: false,
  };
}

async function figuresOn(node: string, functions: readonly ColdFunction[]): Promise<Figure[]> {
  const version = (await runFile(node, ['--version'])).stdout.trim();
  const times: number[] = [];
  for (const cold of functions) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await millisecondsOf(node, cold));
    times.push(median(runs));
  }
  const [empty = Number.NaN] = times;
  return functions.map(({ name }, n) => {
    const own = times[n] ?? Number.NaN;
    return n === 0
      ? atMost(`cold start of an empty function, Node ${version}`, own, 'ms', null)
      : atMost(`cold start of ${name} (${Math.round(own)} ms), Node ${version}`, own / empty, 'times', MAX_RATIO);
  });
}

/** @throws Error if the function fails, or answers with an internal error */
async function millisecondsOf(node: string, { name, file, event, environment }: ColdFunction): Promise<number> {
  const { stdout } = await runFile(node, [CHILD, file, event], { env: environment });
  const { load, call, statusCode } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  if (statusCode >= 500) throw new Error(`${name} answered ${statusCode}`);
  return load + call;
}
