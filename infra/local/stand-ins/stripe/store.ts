import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJournal } from './read-journal.ts';
import { type Change, TABLE_NAMES, type TableName, type Tables } from './tables.ts';

/** The rows of the account. Rows are replaced, never changed in place: an event holds the row as it was. */
export type Store = {
  get: <T extends TableName>(table: T, id: string) => Tables[T] | undefined;
  /** Oldest first. */
  all: <T extends TableName>(table: T) => Tables[T][];
  /** Only inside `commit`. */
  put: <T extends TableName>(table: T, row: Tables[T]) => Tables[T];
  /** Only inside `commit`. */
  drop: (table: TableName, id: string) => void;
  /** Runs the work; its changes are in the file when this returns, and undone when it throws. */
  commit: <R>(work: () => R) => R;
  close: () => void;
};

/**
 * Opens the append-only journal and rewrites it without what is no longer so.
 * Throws one sentence naming the file when it does not read.
 */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  const rows = readJournal(file);
  const line = (change: Change) => Buffer.from(`${JSON.stringify(change)}\n`);

  const temporary = `${file}.new`;
  const rewritten = openSync(temporary, 'w');
  let size = 0;
  for (const table of TABLE_NAMES)
    for (const row of rows[table].values()) size += append(rewritten, line({ put: [[table, row]], drop: [] }));
  fsyncSync(rewritten);
  closeSync(rewritten);
  renameSync(temporary, file);
  const journal = openSync(file, 'a');

  let closed = false;
  let change: Change | undefined;
  let undo: (() => void)[] = [];
  const changing = () => {
    if (!change) throw new Error('A row is changed outside commit');
    return change;
  };
  const remember = (table: Map<string, Tables[TableName]>, id: string) => {
    const before = table.get(id);
    undo.push(() => (before ? table.set(id, before) : table.delete(id)));
  };

  return {
    get: (table, id) => rows[table].get(id),
    all: (table) => [...rows[table].values()],
    put: (table, row) => {
      changing().put.push([table, row]);
      remember(rows[table] as Map<string, Tables[TableName]>, row.id);
      rows[table].set(row.id, row);
      return row;
    },
    drop: (table, id) => {
      changing().drop.push([table, id]);
      remember(rows[table] as Map<string, Tables[TableName]>, id);
      rows[table].delete(id);
    },
    commit: (work) => {
      if (change) throw new Error('A commit inside a commit');
      // The descriptor's number may be another file's by now.
      if (closed) throw new Error('The store is closed');
      change = { put: [], drop: [] };
      undo = [];
      try {
        const result = work();
        // Synchronous, so that no other request can come between the change and its record.
        if (change.put.length + change.drop.length > 0) size += append(journal, line(change), size);
        return result;
      } catch (error) {
        for (const step of undo.reverse()) step();
        throw error;
      } finally {
        change = undefined;
      }
    },
    close: () => {
      closed = true;
      closeSync(journal);
    },
  };
}

/** No fsync: what the kernel holds survives kill -9. A line that a full disk cut is taken back. */
function append(descriptor: number, line: Buffer, goodSize?: number): number {
  try {
    for (let written = 0; written < line.length; ) written += writeSync(descriptor, line, written);
  } catch (error) {
    if (goodSize !== undefined) ftruncateSync(descriptor, goodSize);
    throw error;
  }
  return line.length;
}
