import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';

/** A row, as values by column name. Numbers are strings, so that no digit is lost. */
export type Row = Readonly<Record<string, string | null>>;

export type Engine = {
  /** The only folder that the engine may read and write. */
  folder: string;
  run(sql: string): Promise<void>;
  rows(sql: string): Promise<Row[]>;
  /** Adds rows to a table; numbers are 32-bit integers. A text in a column of another type is converted. */
  append(table: string, rows: Iterable<readonly (string | number)[]>): Promise<void>;
  /** Cancels the running query, which then fails. */
  interrupt(): void;
  /** Returns unused memory to the system, because other threads may be unable to reuse it. */
  rest(): Promise<void>;
  close(): void;
};

/** Enough memory for a few million lines. Node, and buffers that the engine does not count, take about 270 MB more. */
const MEGABYTES = 160;

/** The interval at which a canceled query is interrupted again. */
const INTERRUPT_INTERVAL_MS = 50;

/** @param expiredLimit returns the time limit in seconds, once it has passed */
const withFaults = async <T>(query: Promise<T>, expiredLimit: () => number | undefined): Promise<T> => {
  try {
    return await query;
  } catch (error) {
    const seconds = expiredLimit();
    if (seconds !== undefined) throw new StatementFault({ code: 'too-slow', seconds });
    // A sum overflowed DECIMAL(38). The engine fails instead of truncating it.
    if (/overflow/i.test(String(error))) throw new StatementFault({ code: 'too-large-amount' });
    throw error;
  }
};

type EngineOptions = { folder: string; threads?: number; megabytes?: number; seconds?: number };

/**
 * Opens DuckDB for one statement; closing it discards everything. Data that does not fit into memory spills into the
 * folder, so statements of any length need the same memory.
 * @param threads the number of cores to use; all by default
 * @param seconds a time limit for all work: a file that takes longer is not a statement
 * @param megabytes the memory limit. The groups of a statement must fit easily: a million take about 300.
 */
export async function openEngine({ folder, threads, seconds, megabytes = MEGABYTES }: EngineOptions): Promise<Engine> {
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
  // The optimizer assumes that a file has forty lines, and would hold it in memory for joins. Our joins therefore name
  // the table to hold in memory last.
  await connection.run(`SET disabled_optimizers = 'join_order,build_side_probe_side'`);
  // From here on, nothing can re-enable access or add a directory while the engine runs.
  await connection.run('SET enable_external_access = false');
  let isOver = false;
  let isLate = false;
  let repeatTimer: NodeJS.Timeout | undefined;
  // Cancels the running query, and makes every later query fail. Repeated, because an interrupt has no effect on a
  // query that has not started yet.
  const interrupt = () => {
    isOver = true;
    connection.interrupt();
    repeatTimer ??= setInterval(() => connection.interrupt(), INTERRUPT_INTERVAL_MS).unref();
  };
  const deadline = seconds
    ? setTimeout(() => {
        isLate = true;
        interrupt();
      }, seconds * 1000).unref()
    : undefined;
  const late = () => (isLate ? seconds : undefined);
  const runQuery = <T>(question: () => Promise<T>): Promise<T> =>
    withFaults(isOver ? Promise.reject(new Error('This engine was interrupted')) : question(), late);
  return {
    folder,
    interrupt,
    run: async (sql) => void (await runQuery(() => connection.run(sql))),
    rows: async (sql) =>
      (await runQuery(() => connection.runAndReadAll(sql)))
        .getRowObjectsJson()
        .map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)])),
        ),
    append: (table, rows) =>
      runQuery(async () => {
        const appender = await connection.createAppender(table);
        for (const row of rows) {
          for (const value of row)
            if (typeof value === 'number') appender.appendInteger(value);
            else appender.appendVarchar(value);
          appender.endRow();
        }
        appender.closeSync();
      }),
    // Setting the limit clears caches, and returns free memory to the system.
    rest: async () => void (await connection.run(`SET memory_limit = '${megabytes}MB'`)),
    close: () => {
      clearTimeout(deadline);
      clearInterval(repeatTimer);
      connection.closeSync();
      instance.closeSync();
    },
  };
}
