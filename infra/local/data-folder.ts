import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from './error-code.ts';

/**
 * Increased when a stand-in's file format changes, so that an older version of the product does not open the folder.
 */
const VERSION = 2;
/** A run whose starter was killed needs about a second to end, or longer on a busy machine. */
const ENDING_PATIENCE_MS = 30_000;

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/**
 * Opens the folder with the local data, for one run at a time. If the folder is in use by a run whose starter has
 * ended, waits for that run, because it is about to end too.
 * @throws Error with one sentence if the folder is in use, or was written by a different version
 */
export async function openDataFolder(folder: string): Promise<{ close: () => void }> {
  mkdirSync(folder, { recursive: true });
  const marker = path.join(folder, 'segno.json');
  const lock = path.join(folder, 'run.pid');
  const known = readJson(marker);
  if (known === undefined) writeFileSync(marker, JSON.stringify({ version: VERSION }));
  else if (known.version !== VERSION) {
    throw new Error(
      `The data in ${folder} is not readable by this version. Run "npm run reset" to start with an empty one.`,
    );
  }
  const holder = await holderOf(lock);
  if (holder) {
    throw new Error(
      `The data in ${folder} is in use by another run (process ${holder}). Stop it first, or set DATA_DIR.`,
    );
  }
  writeFileSync(lock, `${process.pid}\n${process.ppid}\n`);
  return { close: () => writeFileSync(lock, '') };
}

/** Returns the process that holds the lock for another run. The lock names that process and the one that started it. */
async function holderOf(lock: string): Promise<number | undefined> {
  const deadline = Date.now() + ENDING_PATIENCE_MS;
  for (;;) {
    const [run = 0, starter = 0] = readText(lock).split('\n').map(Number);
    if (!run || run === process.pid || !isAlive(run)) return undefined;
    const isEnding = starter && !isAlive(starter);
    if (!isEnding || Date.now() > deadline) return run;
    await setTimeout(50);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readJson(file: string): { version?: number } | undefined {
  const text = readText(file);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The file ${file} is damaged. Run "npm run reset" to start with empty data.`);
  }
}
