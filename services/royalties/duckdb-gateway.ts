import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';

/** A column of a row: texts and numbers as texts, so that no digit is lost. */
export type Row = Readonly<Record<string, string | null>>;

export type Engine = {
  /** Where it may read and write, and nowhere else. */
  folder: string;
  run(sql: string): Promise<void>;
  rows(sql: string): Promise<Row[]>;
  /** Ends what it is doing, which fails: nobody needs it any more. */
  interrupt(): void;
  /** Gives back what it has no use for now: what one statement freed, the thread of the next one may not reach. */
  rest(): Promise<void>;
  close(): void;
};

/** Of its own: enough for a few million lines. What it does not count (buffers of files, what is being packed) and Node take some 270 more. */
const MEGABYTES = 160;

/** @param late how many seconds it had, once they are over */
const guarded = async <T>(asked: Promise<T>, late: () => number | undefined): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    const seconds = late();
    if (seconds !== undefined) throw new StatementFault({ code: 'too-slow', seconds });
    // A sum of DECIMAL(38) that does not fit: nothing is cut off.
    if (/overflow/i.test(String(error))) throw new StatementFault({ code: 'too-large-amount' });
    throw error;
  }
};

type Given = { folder: string; threads?: number; megabytes?: number; seconds?: number };

/**
 * DuckDB for one statement: everything on its disk and in its memory is gone with it. What does not fit into the memory spills into the
 * folder, so a statement of any length takes the same.
 * @param threads cores that it may use; all of them when nothing is said
 * @param seconds after which it stops whatever it does: a file that needs more is no statement
 * @param megabytes of its own memory. The groups of a statement have to fit with some room: a million of them take about 300.
 */
export async function openEngine({ folder, threads, seconds, megabytes = MEGABYTES }: Given): Promise<Engine> {
  const spill = path.join(folder, 'spill');
  mkdirSync(spill, { recursive: true });
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${megabytes}MB`,
    temp_directory: spill,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    ...(threads && { threads: String(threads) }),
  });
  const connection: DuckDBConnection = await instance.connect();
  await connection.run(`SET allowed_directories = ['${folder.replaceAll("'", "''")}']`);
  // It takes a file for forty lines, and would hold all of them to look the words up in: what is joined stands on the right, and is held.
  await connection.run(`SET disabled_optimizers = 'join_order,build_side_probe_side'`);
  // Nothing turns it on again while the engine runs, nor adds a directory.
  await connection.run('SET enable_external_access = false');
  let isLate = false;
  const interrupt = () => connection.interrupt();
  // What it does at the moment ends, and whatever is asked after that begins in vain.
  const deadline = seconds
    ? setTimeout(() => {
        isLate = true;
        interrupt();
      }, seconds * 1000).unref()
    : undefined;
  const late = () => (isLate ? seconds : undefined);
  const ask = <T>(question: () => Promise<T>): Promise<T> =>
    guarded(isLate ? Promise.reject(new Error('The time of this engine is over')) : question(), late);
  return {
    folder,
    interrupt,
    run: async (sql) => void (await ask(() => connection.run(sql))),
    rows: async (sql) =>
      (await ask(() => connection.runAndReadAll(sql)))
        .getRowObjectsJson()
        .map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)])),
        ),
    // To set the limit frees what is cached, and returns what is free to the system.
    rest: async () => void (await connection.run(`SET memory_limit = '${megabytes}MB'`)),
    close: () => {
      clearTimeout(deadline);
      connection.closeSync();
      instance.closeSync();
    },
  };
}
