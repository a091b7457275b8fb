import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../../test/test-cleanup.ts';
import { startLambda } from './lambda.ts';
import { kilobytesIn } from './watch-memory.ts';

const lines: string[] = [];

/**
 * A function that does what its event says: it allocates memory outside V8's heap, waits forever, or returns its
 * process id.
 */
const source = `
const held = [];
export const handler = async ({ kind, megabytes }) => {
  if (kind === 'hold') for (let n = 0; n < megabytes; n++) held.push(Buffer.alloc(1024 * 1024, 1));
  if (kind !== 'answer') await new Promise((resolve) => setTimeout(resolve, 60_000));
  return process.pid;
};`;

let file: string;
beforeAll(() => {
  const place = path.join(temporaryFolder(), 'function.mjs');
  writeFileSync(place, source);
  file = pathToFileURL(place).href;
});

/** @param timeoutMs long enough for a busy machine, unless the test is about the timeout */
const start = (timeoutMs = 30_000) =>
  startLambda(file, {
    name: 'Checker',
    environment: { PATH: process.env.PATH ?? '' },
    timeoutMs,
    memoryMb: 200,
    isolated: true,
    onLog: (line) => lines.push(line),
  });

it('a process that exceeds the memory of its function, inside or outside the heap, is killed and logged', async () => {
  const lambda = start();
  await expect(lambda.invoke({ kind: 'hold', megabytes: 400 })).rejects.toThrow(/killed: Memory Size: 200 MB/);
  expect(lines.join('')).toMatch(/Memory Size: 200 MB Max Memory Used: \d+ MB: the process was killed/);
  expect(lambda.isDead).toBe(true);
});

it('a process within its memory answers, and is killed when it times out', async () => {
  const lambda = start(3000);
  expect(await lambda.invoke({ kind: 'answer' })).toEqual(expect.any(Number));
  await expect(lambda.invoke({ kind: 'wait' })).rejects.toThrow('Task timed out after 3 seconds');
  expect(lambda.isDead).toBe(true);
});

it.each([
  ['ps', '  86420\n', 86_420],
  ['tasklist', '"node.exe","4242","Console","1","86,420 K"\r\n', 86_420],
  ['tasklist in German', '"node.exe","4242","Console","1","86.420 K"\r\n', 86_420],
  ['tasklist in French', '"node.exe","4242","Console","1","86\u202f420 Ko"\r\n', 86_420],
  ['tasklist for a process that has ended', 'INFO: No tasks are running which match the criteria.\r\n', 0],
])("reads a process's memory from the output of %s", (_command, output, kilobytes) => {
  expect(kilobytesIn(output)).toBe(kilobytes);
});
