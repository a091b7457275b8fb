import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SMALLEST_REWRITE = 4 * 1024 * 1024;

export type Journal<Entry> = {
  /**
   * Resolves once these entries, and all that were appended before them, are in the file. The entries of one call are
   * kept or lost together. Memory must already show them, because a rewrite takes its picture from memory.
   */
  append(entries: Entry[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * An append-only file, one JSON array of entries a line, rewritten as `snapshot()` at start and when it has doubled.
 * A last line without its line break was cut off by a crash and never acknowledged, so it is dropped.
 * Throws one sentence naming the file when anything else in it cannot be replayed.
 */
export async function openJournal<Entry>(
  file: string,
  { replay, snapshot }: { replay: (entry: Entry) => void; snapshot: () => Entry[] },
): Promise<Journal<Entry>> {
  await mkdir(dirname(file), { recursive: true });
  await replayFile(file, replay);

  const rewrite = async () => {
    const text = snapshot()
      .map((entry) => `${JSON.stringify([entry])}\n`)
      .join('');
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
    return { handle: await open(file, 'a'), size: text.length, limit: Math.max(SMALLEST_REWRITE, 2 * text.length) };
  };

  let current = await rewrite();
  let lines: string[] = [];
  let callers: PromiseWithResolvers[] = [];
  let failure: unknown;
  let writing: Promise<void> | undefined;

  // No fsync: the file must survive the death of this process, not of the machine.
  const write = async (text: string) => {
    if (current.size + text.length > current.limit) {
      const next = await rewrite();
      await current.handle.close();
      current = next;
    } else if (text !== '') {
      await current.handle.appendFile(text);
      current.size += text.length;
    }
  };

  const drain = async () => {
    while (callers.length > 0) {
      const served = callers;
      const text = lines.join('');
      callers = [];
      lines = [];
      try {
        // After one failed write the end of the file is unknown, so nothing more may be acknowledged.
        if (failure) throw failure;
        await write(text);
        for (const caller of served) caller.resolve();
      } catch (error) {
        failure = error;
        for (const caller of served) caller.reject(error);
      }
    }
    writing = undefined;
  };

  return {
    append: (entries) =>
      new Promise((resolve, reject) => {
        if (entries.length > 0) lines.push(`${JSON.stringify(entries)}\n`);
        callers.push({ resolve, reject });
        writing ??= drain();
      }),
    async close() {
      await writing;
      await current.handle.close();
    },
  };
}

type PromiseWithResolvers = { resolve: () => void; reject: (error: unknown) => void };

async function replayFile<Entry>(file: string, replay: (entry: Entry) => void): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').slice(0, -1);
  for (const [index, line] of lines.entries()) {
    try {
      for (const entry of JSON.parse(line) as Entry[]) replay(entry);
    } catch {
      throw new Error(
        `The queues' file ${file} is damaged at line ${index + 1}: put a good copy back, or delete it and lose its messages.`,
      );
    }
  }
}
