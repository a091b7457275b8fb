import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { HostileFile } from './hostile-files.ts';

export type Judged = { verdict: string; megabytes: number };

/** The time limit for a verdict, which is the function's own timeout (infra/aws/stacks/media-stack.ts). */
const CHECK_MS = 50_000;

/**
 * Runs the checker on a file in a separate process, and returns its verdict.
 * @throws Error if the process ends without a verdict, or takes too long
 */
export async function checkInChildProcess({ kind, make }: HostileFile): Promise<Judged> {
  const folder = await mkdtemp(path.join(tmpdir(), 'segno-hostile-'));
  try {
    const place = path.join(folder, 'file');
    await writeFile(place, await make());
    const { stdout } = await promisify(execFile)(process.execPath, ['infra/test/check-file.mjs', kind, place], {
      timeout: CHECK_MS,
      killSignal: 'SIGKILL',
    });
    return JSON.parse(stdout) as Judged;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
