import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { freeBase, portsFrom } from './local/ports.ts';
import { listen } from './local/server.ts';
import { waitForEarlierEngine } from './local/table/engine.ts';
import { type LaptopProcess, startLaptopProcess } from './test/laptop-process.ts';

// In a fresh clone the first start prepares the browser's modules while the machine is busy with other tests, and one
// test starts twice.
jest.setTimeout(300_000);

/** Windows ends a process immediately, whichever signal is sent. */
const whereSignals = process.platform === 'win32' ? it.skip : it;

let dataFolder: string;
let port: number;
const started: LaptopProcess[] = [];

async function newFolder() {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-start-'));
  port = await freeBase();
}
async function endAll() {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await waitForEarlierEngine(path.join(dataFolder, 'table'));
  rmSync(dataFolder, { recursive: true });
}

function start(changes: Partial<Parameters<typeof startLaptopProcess>[0]> = {}): LaptopProcess {
  const laptop = startLaptopProcess({ port, dataFolder, ...changes });
  started.push(laptop);
  return laptop;
}
const isServing = () =>
  fetch(`http://127.0.0.1:${port}/config.json`).then(
    () => true,
    () => false,
  );
const nothingListens = () => expect(portsFrom(port)).resolves.toBeDefined();
/** The exit code and output of a start that ends by itself. */
const refusal = async (changes: Parameters<typeof start>[0] = {}) => {
  const { code, output } = await start(changes).ended;
  return { code, output: output.trimEnd() };
};

// A start takes seconds, so tests share a running product: one test starts it, and a later one stops it.
describe('npm start', () => {
  let running: LaptopProcess | undefined;
  beforeAll(newFolder);
  afterAll(endAll);

  async function served(): Promise<LaptopProcess> {
    running ??= start();
    await running.said(`ready http://127.0.0.1:${port}\n`);
    return running;
  }

  it('killed in the middle leaves no engine, and starts again at once on the same data', async () => {
    const first = await served();
    const gone = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await gone;
    running = undefined;
    await served();
  });

  it('cannot run, and says why in one sentence, if another run is using its data', async () => {
    await served();
    const [pid] = readFileSync(path.join(dataFolder, 'run.pid'), 'utf8').split('\n');
    expect(await refusal({ port: await freeBase() })).toEqual({
      code: 1,
      output: `The data in ${dataFolder} is in use by another run (process ${pid}). Stop it first, or set DATA_DIR.`,
    });
    expect(await isServing()).toBe(true);
  });

  whereSignals('runs until Ctrl-C, then ends with 0 and leaves nothing listening', async () => {
    const laptop = await served();
    running = undefined;
    expect(await isServing()).toBe(true);

    laptop.child.kill('SIGINT');
    expect((await laptop.ended).code).toBe(0);
    await nothingListens();
  });

  it('ends when its parent is gone, because npm does not pass signals on', async () => {
    const through = "require('node:child_process').spawn(process.execPath, ['infra/start.mjs'], { stdio: 'inherit' })";
    const parent = start({ through });
    await parent.said('ready');
    parent.child.kill('SIGKILL');
    await parent.ended; // its output closes once the product, which shares it, has ended
    await nothingListens();
  });
});

describe('npm start that cannot run says why in one sentence, and ends with 1', () => {
  beforeEach(newFolder);
  afterEach(endAll);

  it('when a port is taken', async () => {
    const other = await listen((_request, response) => void response.end(), port + 3);
    try {
      expect(await refusal()).toEqual({
        code: 1,
        output: `Port ${port + 3} is in use (wanted for cognito). Stop the program that uses it, or set PORT to another number.`,
      });
    } finally {
      await other.stop();
    }
  });

  it.each([
    ['segno.json', /^The file \S+segno\.json is damaged\. .*npm run reset/],
    ['secrets.json', /^The secrets file \S+secrets\.json is damaged: /],
    ['table/table.sqlite', /^The table's engine \(\S+( Local)?\) did not start: /],
  ])('when %s is damaged', async (file, sentence) => {
    writeFileSync(path.join(dataFolder, 'segno.json'), '{"version":2}');
    mkdirSync(path.join(dataFolder, 'table'));
    writeFileSync(path.join(dataFolder, file), '{"a":');
    const { code, output } = await refusal();
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toContain('\n');
    await nothingListens();
  });
});
