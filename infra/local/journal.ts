import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Disk, isDiskFull, disk as realDisk } from './disk.ts';
import { errorCode } from './error-code.ts';

/** The journal is not rewritten until it has grown by this much. */
const MIN_REWRITE_BYTES = 4 * 1024 * 1024;

/** An append-only file with one JSON entry per line. */
export type Journal<Entry> = {
  /**
   * Once this returns, the operating system has the entry: it survives a crash of this process, but not of the machine.
   * @throws Error if it cannot be written (a full disk): then none of it is stored, and later entries can still be
   * written
   */
  append: (entry: Entry) => void;
  close: () => void;
};

/**
 * Opens the stored state of a stand-in: passes each entry to `replay`, then replaces the file with the `snapshot`, and
 * does so again whenever the file has doubled in size. Everything is synchronous, so that nothing happens between a
 * change and its record. An unterminated last line was never acknowledged (the process died while writing it) and is
 * dropped.
 * @param replay throws for an invalid entry
 * @throws Error with one sentence that names the file and the line
 */
export function openJournal<Entry>(
  file: string,
  {
    replay,
    snapshot,
    disk = realDisk,
  }: { replay: (entry: Entry) => void; snapshot: () => Iterable<Entry>; disk?: Disk | undefined },
): Journal<Entry> {
  for (const [index, line] of wholeLines(file).entries()) {
    try {
      replay(JSON.parse(line) as Entry);
    } catch {
      throw new Error(
        `The journal ${file} is damaged at line ${index + 1}: restore a good copy, or delete it and lose its contents.`,
      );
    }
  }
  const rewritten = () => {
    replaceFile(file, [...snapshot()].map(lineOf).join(''), disk);
    const descriptor = openSync(file, 'r+');
    const size = readFileSync(descriptor).length;
    return { descriptor, size, limit: Math.max(MIN_REWRITE_BYTES, 2 * size) };
  };

  type Opened = ReturnType<typeof rewritten>;
  /** Rewrites the file, or keeps the previous one if the disk has no room for both. */
  const replaced = (before: Opened): Opened => {
    try {
      const next = rewritten();
      closeSync(before.descriptor);
      return next;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      return { ...before, limit: before.size + MIN_REWRITE_BYTES };
    }
  };

  let current: Opened | undefined = rewritten();
  return {
    append(entry) {
      // Without this check, the closed descriptor might already belong to a different file.
      if (!current) throw new Error(`The journal ${file} is closed`);
      // Rewrites the file before this entry rather than after the previous one, because only now does the state in
      // memory, from which the snapshot is taken, include the previous entry.
      if (current.size > current.limit) current = replaced(current);
      const line = Buffer.from(lineOf(entry));
      try {
        for (let done = 0; done < line.length; )
          done += disk.write(current.descriptor, line, done, current.size + done);
      } catch (error) {
        ftruncateSync(current.descriptor, current.size); // half a line, left by a full disk, would corrupt the next one
        throw error;
      }
      current.size += line.length;
    },
    close() {
      if (current) closeSync(current.descriptor);
      current = undefined;
    },
  };
}

/**
 * Replaces a file atomically, readable only by its owner: a reader, or a start after a crash, finds either the old
 * content or the new, never a part.
 */
export function replaceFile(file: string, text: string, disk: Disk = realDisk): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.new`;
  rmSync(half, { force: true }); // a file left over from a crash would keep its mode
  try {
    disk.writeFile(half, text);
  } catch (error) {
    rmSync(half, { force: true }); // would take up space on a full disk
    throw error;
  }
  renameSync(half, file);
}

/** The content of a file; undefined if it does not exist. */
export function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const wholeLines = (file: string): string[] => (readIfExists(file) ?? '').split('\n').slice(0, -1);
const lineOf = (entry: unknown): string => `${JSON.stringify(entry)}\n`;
