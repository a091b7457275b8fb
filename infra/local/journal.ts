import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** A journal that has grown by less is not worth writing again. */
const SMALLEST_REWRITE = 4 * 1024 * 1024;

/** A file that only grows: one entry a line, as JSON. */
export type Journal<Entry> = {
  /** The entry is with the operating system when this returns: it survives the death of this process, though not of the machine. */
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
  { replay, snapshot }: { replay: (entry: Entry) => void; snapshot: () => Iterable<Entry> },
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
    replaceFile(file, [...snapshot()].map(lineOf).join(''));
    const descriptor = openSync(file, 'r+');
    const size = readFileSync(descriptor).length;
    return { descriptor, size, limit: Math.max(SMALLEST_REWRITE, 2 * size) };
  };

  let current: ReturnType<typeof rewritten> | undefined = rewritten();
  return {
    append(entry) {
      // Its descriptor may be another file's by now.
      if (!current) throw new Error(`The journal ${file} is closed`);
      // Here and not after the last entry: by now memory, of which the picture is taken, shows that one.
      if (current.size > current.limit) {
        closeSync(current.descriptor);
        current = rewritten();
      }
      const line = Buffer.from(lineOf(entry));
      try {
        for (let done = 0; done < line.length; )
          done += writeSync(current.descriptor, line, done, line.length - done, current.size + done);
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
export function replaceFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.new`;
  rmSync(half, { force: true }); // the mode of one that a crash left behind would stay
  writeFileSync(half, text, { mode: 0o600 });
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
