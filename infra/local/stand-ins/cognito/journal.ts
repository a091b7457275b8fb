import { appendFileSync, ftruncateSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { writeAtomically } from './write-atomically.ts';

/** An append-only file of entries, one JSON line each. */
export type Journal<Entry> = {
  /** The entry is in the file when this returns, safe from kill -9, and safe from a power cut when the promise settles. */
  append: (entry: Entry) => Promise<void>;
  close: () => Promise<void>;
};

async function entriesOf(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  // A line without its end was cut off by a crash before anybody got an answer about it.
  lines.pop();
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw damaged(file, index);
    }
  });
}

const damaged = (file: string, index: number) =>
  new Error(`The journal ${file} is damaged at line ${index + 1}: restore the file, or remove it to begin anew.`);

/**
 * Replays the file, then replaces it by the snapshot, so that it does not grow for ever.
 * Throws when a line is not an entry, which is also what `replay` says by answering false.
 */
export async function openJournal<Entry>(
  file: string,
  replay: (entry: unknown) => boolean,
  snapshot: () => Entry[],
): Promise<Journal<Entry>> {
  for (const [index, entry] of (await entriesOf(file)).entries()) {
    if (!replay(entry)) throw damaged(file, index);
  }
  const lineOf = (entry: Entry) => `${JSON.stringify(entry)}\n`;
  await writeAtomically(file, snapshot().map(lineOf).join(''));

  const handle = await open(file, 'a');
  let length = (await handle.stat()).size;
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;

  // A sync that already runs may miss the newest line, so later callers share the one after it.
  const sync = (): Promise<void> => {
    if (!running) {
      running = handle.datasync().finally(() => {
        running = undefined;
      });
      return running;
    }
    const next = () => {
      following = undefined;
      return sync();
    };
    following ??= running.then(next, next);
    return following;
  };

  return {
    append(entry) {
      const line = lineOf(entry);
      try {
        appendFileSync(handle.fd, line);
      } catch (error) {
        // Half a line (a full disk) would spoil the next one.
        ftruncateSync(handle.fd, length);
        throw error;
      }
      length += Buffer.byteLength(line);
      return sync();
    },
    async close() {
      await sync();
      await handle.close();
    },
  };
}
