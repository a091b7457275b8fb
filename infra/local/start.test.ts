import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { type LaptopProcess, startProcess } from '../test/laptop-process.ts';
import { freeBase, portsFrom } from './ports.ts';
import { listen } from './server.ts';
import { earlierEngineGone } from './table/engine.ts';

// In a fresh clone each start is a first one: the browser's modules are prepared, on a machine that is busy with other tests.
jest.setTimeout(120_000);

let dataFolder: string;
let port: number;
let started: LaptopProcess[];
beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-start-'));
  port = await freeBase();
  started = [];
});
afterEach(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  await earlierEngineGone(path.join(dataFolder, 'table'));
  rmSync(dataFolder, { recursive: true });
});

function start(changes: Partial<Parameters<typeof startProcess>[0]> = {}): LaptopProcess {
  const laptop = startProcess({ port, dataFolder, ...changes });
  started.push(laptop);
  return laptop;
}
const isServing = () =>
  fetch(`http://127.0.0.1:${port}/config.json`).then(
    () => true,
    () => false,
  );
const nothingListens = () => expect(portsFrom(port)).resolves.toBeDefined();

describe('npm start', () => {
  it('runs until Ctrl-C, then ends with 0 and leaves nothing listening', async () => {
    const laptop = start();
    await laptop.said(`ready http://127.0.0.1:${port}\n`);
    expect(await isServing()).toBe(true);

    laptop.child.kill('SIGINT');
    expect((await laptop.ended).code).toBe(0);
    await nothingListens();
  });

  it('ends when its parent is gone: npm hands no signal on', async () => {
    const through = "require('node:child_process').spawn(process.execPath, ['infra/start.mjs'], { stdio: 'inherit' })";
    const parent = start({ through });
    await parent.said('ready');
    parent.child.kill('SIGKILL');
    await parent.ended; // its output closes when the laptop, which has it too, is gone
    await nothingListens();
  });

  it('killed in the middle leaves no engine, and starts again at once on the same data', async () => {
    const first = start();
    await first.said('ready');
    first.child.kill('SIGKILL');
    const second = start();
    await second.said('ready');
    second.child.kill('SIGKILL');
    await second.ended;
    await earlierEngineGone(path.join(dataFolder, 'table'));
    await nothingListens();
  });
});

describe('npm start that cannot run says why in one sentence, and ends with 1', () => {
  /** What a start comes to that ends by itself. */
  const refusal = async (changes: Parameters<typeof start>[0] = {}) => {
    const { code, output } = await start(changes).ended;
    return { code, output: output.trimEnd() };
  };

  it('when a port is taken', async () => {
    const other = await listen((_request, response) => void response.end(), port + 3);
    try {
      expect(await refusal()).toEqual({
        code: 1,
        output: `Port ${port + 3} is in use (wanted for cognito). Stop what uses it, or set PORT to another number.`,
      });
    } finally {
      await other.stop();
    }
  });

  it('when its data are in use by another run', async () => {
    const running = start();
    await running.said('ready');
    const pid = readFileSync(path.join(dataFolder, 'run.pid'), 'utf8');
    expect(await refusal({ port: await freeBase() })).toEqual({
      code: 1,
      output: `The data in ${dataFolder} is in use by another run (process ${pid}). Stop it first, or set DATA_DIR.`,
    });
    expect(await isServing()).toBe(true);
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
