import { open, readFile, rename, writeFile } from 'node:fs/promises';
import type * as z from 'zod';

/** A file of JSON lines that only grows. `append` resolves when the lines are with the operating system. */
export type Journal<Entry> = { append: (entries: Entry[]) => Promise<void>; close: () => Promise<void> };

/**
 * The entries of a journal; none when there is no file.
 * A last line without its end was never acknowledged (the process died in it) and is dropped; any other bad line throws.
 */
export async function readJournal<Shape extends z.ZodType>(file: string, shape: Shape): Promise<z.infer<Shape>[]> {
  const lines = (await readFile(file, 'utf8').catch(emptyWhenMissing)).split('\n').slice(0, -1);
  return lines.map((line, index) => {
    const parsed = shape.safeParse(parseOrUndefined(line));
    if (!parsed.success) {
      throw new Error(`${file} is damaged at line ${index + 1}: restore it, or delete its folder to start empty.`);
    }
    return parsed.data;
  });
}

/** Replaces the journal, in one step, by the entries that still matter, and opens it for more. Appends must not overlap. */
export async function openJournal<Entry>(file: string, entries: Entry[]): Promise<Journal<Entry>> {
  const text = toLines(entries);
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
  const handle = await open(file, 'r+');
  let end = Buffer.byteLength(text);
  return {
    append: async (added) => {
      const bytes = Buffer.from(toLines(added));
      // At an explicit position, so that what a failed write (a full disk) left behind is overwritten by the next.
      for (let written = 0; written < bytes.length; ) {
        written += (await handle.write(bytes, written, bytes.length - written, end + written)).bytesWritten;
      }
      end += bytes.length;
    },
    close: () => handle.close(),
  };
}

const toLines = (entries: unknown[]): string => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

const emptyWhenMissing = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return '';
  throw error;
};

function parseOrUndefined(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
