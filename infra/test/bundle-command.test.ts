import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCommand } from '../bundle-command.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'segno-command-'));
const entry = path.join(folder, 'greet.ts');
const imported = path.join(folder, 'greeting.ts');
writeFileSync(entry, `export { greeting } from './greeting.ts'; export const here: string = import.meta.url;`);
const greet = async (greeting: string) => {
  writeFileSync(imported, `export const greeting: string = '${greeting}';`);
  return bundleCommand(entry);
};
const made: string[] = [];
const run = async (url: string) => {
  made.push(path.dirname(fileURLToPath(url)));
  return (await import(url)) as { greeting: string; here: string };
};
afterAll(() => {
  for (const one of [folder, ...made]) rmSync(one, { recursive: true, force: true });
});

test('a command is bundled when something that it imports has changed, and not before', async () => {
  const first = await greet('Hello');
  expect((await run(first)).greeting).toBe('Hello');
  expect(await bundleCommand(entry)).toBe(first);
  const second = await greet('Welcome');
  expect(second).not.toBe(first);
  expect((await run(second)).greeting).toBe('Welcome');
});

test('a file that was replaced by one of the same size is noticed', async () => {
  const first = await greet('Hello');
  utimesSync(imported, new Date(), new Date(0));
  expect(await bundleCommand(entry)).not.toBe(first);
});

test('a module finds the files next to it, wherever its bundle is', async () => {
  const { here } = await run(await bundleCommand(entry));
  expect(fileURLToPath(here)).toBe(entry);
});
