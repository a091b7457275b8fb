import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './error-code.ts';

/** Increased when a stand-in changes its file format, so that an older version of the product refuses the folder. */
const VERSION = 2;

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/**
 * Opens the folder with a laptop's data, for one run at a time.
 * @throws Error with one sentence when the folder is in use, or was written by another version
 */
export function openDataFolder(folder: string): { close: () => void } {
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
  const running = Number(readText(lock));
  if (running && running !== process.pid && isAlive(running)) {
    throw new Error(
      `The data in ${folder} is in use by another run (process ${running}). Stop it first, or set DATA_DIR.`,
    );
  }
  writeFileSync(lock, String(process.pid));
  return { close: () => writeFileSync(lock, '') };
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
