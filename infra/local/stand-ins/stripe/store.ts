import { openJournal } from '../../journal.ts';
import { type Change, TABLE_NAMES, type TableName, type Tables } from './tables.ts';

/** The rows of the account. Rows are replaced and never modified, because an event contains the row as it was. */
export type Store = {
  get: <T extends TableName>(table: T, id: string) => Tables[T] | undefined;
  /** All rows of a table, oldest first. */
  all: <T extends TableName>(table: T) => Tables[T][];
  /** Stores a row. Allowed only inside `commit`. */
  put: <T extends TableName>(table: T, row: Tables[T]) => Tables[T];
  /** Deletes a row. Allowed only inside `commit`. */
  drop: (table: TableName, id: string) => void;
  /** Runs the work. Its changes are in the file once this returns, and undone if it throws. */
  commit: <R>(work: () => R) => R;
  close: () => void;
};

type Rows = { [T in TableName]: Map<string, Tables[T]> };

/** @throws Error with one sentence that names the file if it cannot be read */
export function openStore(file: string): Store {
  const rows = Object.fromEntries(TABLE_NAMES.map((table) => [table, new Map()])) as Rows;
  const setIn = (table: TableName, id: string, row: Tables[TableName] | undefined) => {
    const held = rows[table] as Map<string, Tables[TableName]>;
    if (row) held.set(id, row);
    else held.delete(id);
  };
  /** All changes made by one call are a single entry, so that they are stored or lost together. */
  const journal = openJournal<Change>(file, {
    replay: ({ put, drop }) => {
      for (const [table, row] of put) setIn(table, row.id, row);
      for (const [table, id] of drop) setIn(table, id, undefined);
    },
    snapshot: () =>
      TABLE_NAMES.flatMap((table) =>
        [...rows[table].values()].map((row): Change => ({ put: [[table, row]], drop: [] })),
      ),
  });

  let change: Change | undefined;
  let undo: (() => void)[] = [];
  const changing = (table: TableName, id: string) => {
    if (!change) throw new Error('A row was changed outside commit');
    const before = rows[table].get(id);
    undo.push(() => setIn(table, id, before));
    return change;
  };

  return {
    get: (table, id) => rows[table].get(id),
    all: (table) => [...rows[table].values()],
    put: (table, row) => {
      changing(table, row.id).put.push([table, row]);
      setIn(table, row.id, row);
      return row;
    },
    drop: (table, id) => {
      changing(table, id).drop.push([table, id]);
      setIn(table, id, undefined);
    },
    commit: (work) => {
      if (change) throw new Error('Commits cannot be nested');
      change = { put: [], drop: [] };
      undo = [];
      try {
        const result = work();
        if (change.put.length + change.drop.length > 0) journal.append(change);
        return result;
      } catch (error) {
        for (const step of undo.reverse()) step();
        throw error;
      } finally {
        change = undefined;
      }
    },
    close: journal.close,
  };
}
