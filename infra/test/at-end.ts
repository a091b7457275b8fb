import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type End = () => unknown;

const ends: End[] = [];
afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Ends what a test file has opened, when it is done: the last opened first. */
export const atEnd = (end: End): void => void ends.push(end);

/** What is running, with a stop that may be called twice, and is called when the test file is done. */
export function stoppedAtEnd<Running extends { stop: () => Promise<void> }>(running: Running): Running {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= running.stop();
    return stopping;
  };
  atEnd(stop);
  return { ...running, stop };
}

/** A new folder, which goes when the test file is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a kill -9 at this moment would leave behind of a folder, as a copy. */
export function leftBy(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}
