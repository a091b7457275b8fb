import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type End = () => unknown;

const ends: End[] = [];
afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Registers a cleanup that runs when the test file is done, the last one first. */
export const atEnd = (end: End): void => void ends.push(end);

/** Stops something when the test file is done. Its stop may also be called earlier, and has an effect only once. */
export function stoppedAtEnd<Running extends { stop: () => Promise<void> }>(running: Running): Running {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= running.stop();
    return stopping;
  };
  atEnd(stop);
  return { ...running, stop };
}

/** A new folder, deleted when the test file is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of a folder, as a kill -9 at this moment would leave it behind. */
export function leftBy(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}
