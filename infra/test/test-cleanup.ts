import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type End = () => unknown;

const ends: End[] = [];
afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Registers a cleanup to run at the end of the test file. The last one registered runs first. */
export const atEnd = (end: End): void => void ends.push(end);

/**
 * Stops something at the end of the test file. The returned `stop` may be called earlier; only the first call has an
 * effect.
 */
export function stoppedAtEnd<Running extends { stop: () => Promise<void> }>(running: Running): Running {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= running.stop();
    return stopping;
  };
  atEnd(stop);
  return { ...running, stop };
}

/** Creates a folder that is deleted at the end of the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies a folder as a kill -9 at this moment would leave it behind. */
export function copyAsAfterCrash(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}
