import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { functionWithRole, smallTemplate } from '../../test/small-template.ts';
import { type Functions, startFunctions } from './functions.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'segno-functions-'));
let functions: Functions;

function start(idleMs?: { thread: number; process: number }): Promise<Functions> {
  const entry = path.join(directory, 'environment.ts');
  writeFileSync(entry, 'const id = Math.random(); export const handler = async () => id;');
  const of = (id: string, isolated: boolean) => {
    const resources = functionWithRole(id);
    return { ...resources, [id]: { ...resources[id], Metadata: { 'local:entry': entry, 'local:isolated': isolated } } };
  };
  return startFunctions({
    template: smallTemplate({ ...of('Checker', true), ...of('Releases', false) } as never),
    environment: () => ({}),
    watch: false,
    onLog: () => {},
    onReload: () => {},
    ...(idleMs && { idleMs }),
  });
}
beforeAll(async () => {
  functions = await start();
});
afterAll(async () => {
  await functions.stop();
  rmSync(directory, { recursive: true });
});

/** The number of environments that served `count` concurrent requests. */
const environmentsOf = async (name: string, count: number) =>
  new Set(await Promise.all(Array.from({ length: count }, () => functions.invoke(name, {})))).size;

it('sends each process of an isolated function one request at a time, as in the cloud, and keeps it warm', async () => {
  const name = 'arn:aws:lambda:us-east-1:000000000000:function:Small.Checker';
  expect(await environmentsOf(name, 3)).toBe(3);
  const first = new Set([await functions.invoke(name, {}), await functions.invoke(name, {})]);
  expect(first.size).toBe(1);
});

it('lets the requests of another function share a thread', async () => {
  expect(await environmentsOf('arn:aws:lambda:us-east-1:000000000000:function:Small.Releases', 3)).toBe(1);
});

it('starts nothing once it has stopped, since the retry of a workflow would leave a process behind', async () => {
  const name = 'arn:aws:lambda:us-east-1:000000000000:function:Small.Checker';
  await functions.stop();
  await expect(functions.invoke(name, {})).rejects.toThrow('Small.Checker was stopped');
});

it.each(['Checker', 'Releases'])('ends the environment of %s when it is idle, and starts another', async (id) => {
  const short = await start({ thread: 200, process: 200 });
  try {
    const name = `arn:aws:lambda:us-east-1:000000000000:function:Small.${id}`;
    const first = await short.invoke(name, {});
    expect(await short.invoke(name, {})).toBe(first);
    await setTimeout(600);
    expect(await short.invoke(name, {})).not.toBe(first);
  } finally {
    await short.stop();
  }
});
