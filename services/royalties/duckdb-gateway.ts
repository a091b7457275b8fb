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
  close(): void;
};

/** Of its own; the process takes as much again for what passes through it. */
const MEGABYTES = 224;

const guarded = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    // A sum of DECIMAL(38) that does not fit: nothing is cut off.
    if (/overflow/i.test(String(error))) throw new StatementFault({ code: 'too-large-amount' });
    throw error;
  }
};

/**
 * DuckDB for one statement: everything on its disk and in its memory is gone with it. What does not fit into the memory spills into the
 * folder, so a statement of any length takes the same.
 * @param threads cores that it may use; all of them when nothing is said
 */
export async function openEngine({ folder, threads }: { folder: string; threads?: number }): Promise<Engine> {
  const spill = path.join(folder, 'spill');
  mkdirSync(spill, { recursive: true });
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${MEGABYTES}MB`,
    temp_directory: spill,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    ...(threads && { threads: String(threads) }),
  });
  const connection: DuckDBConnection = await instance.connect();
  await connection.run(`SET allowed_directories = ['${folder.replaceAll("'", "''")}']`);
  await connection.run('SET enable_external_access = false');
  await connection.run('SET lock_configuration = true');
  return {
    folder,
    run: async (sql) => void (await guarded(connection.run(sql))),
    rows: async (sql) =>
      (await guarded(connection.runAndReadAll(sql)))
        .getRowObjectsJson()
        .map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)])),
        ),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
