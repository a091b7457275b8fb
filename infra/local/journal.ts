import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Disk, isDiskFull, disk as realDisk } from './disk.ts';

/** A journal that has grown by less is not worth writing again. */
const SMALLEST_REWRITE = 4 * 1024 * 1024;

/** A file that only grows: one entry a line, as JSON. */
export type Journal<Entry> = {
  /**
   * The entry is with the operating system when this returns: it survives the death of this process, though not of the machine.
   * @throws Error when it cannot be written (a full disk): nothing of it is stored then, and the next one can be
   */
  append: (entry: Entry) => void;
  close: () => void;
};

/**
 * Opens what a stand-in has stored: hands each entry to `replay`, then puts the `snapshot` in the place of the file, and does so again
 * whenever it has doubled. All is synchronous, so that nothing comes between a change and its record.
 * A last line without its end was never acknowledged (the process died in it) and is dropped.
 * @param replay throws for what is no entry
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
        `The journal ${file} is damaged at line ${index + 1}: put a good copy back, or delete it and lose what it holds.`,
      );
    }
  }
  const rewritten = () => {
    replaceFile(file, [...snapshot()].map(lineOf).join(''), disk);
    const descriptor = openSync(file, 'r+');
    const size = readFileSync(descriptor).length;
    return { descriptor, size, limit: Math.max(SMALLEST_REWRITE, 2 * size) };
  };

  type Opened = ReturnType<typeof rewritten>;
  /** The rewritten file; the one of before where there is no room for both. */
  const replaced = (before: Opened): Opened => {
    try {
      const next = rewritten();
      closeSync(before.descriptor);
      return next;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      return { ...before, limit: before.size + SMALLEST_REWRITE };
    }
  };

  let current: Opened | undefined = rewritten();
  return {
    append(entry) {
      // Its descriptor may be another file's by now.
      if (!current) throw new Error(`The journal ${file} is closed`);
      // Here and not after the last entry: by now memory, of which the picture is taken, shows that one.
      if (current.size > current.limit) current = replaced(current);
      const line = Buffer.from(lineOf(entry));
      try {
        for (let done = 0; done < line.length; )
          done += disk.write(current.descriptor, line, done, current.size + done);
      } catch (error) {
        ftruncateSync(current.descriptor, current.size); // half a line (a full disk) would spoil the next
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

/** Replaces a file whole, readable by its owner only: a reader, or a start after a crash, sees the old text or the new, never a part. */
export function replaceFile(file: string, text: string, disk: Disk = realDisk): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.new`;
  rmSync(half, { force: true }); // the mode of one that a crash left behind would stay
  try {
    disk.writeFile(half, text);
  } catch (error) {
    rmSync(half, { force: true }); // it takes room of a full disk
    throw error;
  }
  renameSync(half, file);
}

/** What a file holds; nothing when there is none. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const wholeLines = (file: string): string[] => (readIfThere(file) ?? '').split('\n').slice(0, -1);
const lineOf = (entry: unknown): string => `${JSON.stringify(entry)}\n`;
