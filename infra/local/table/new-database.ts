import { existsSync, writeFileSync } from 'node:fs';

/** The table as the engine creates it. Newer versions of the engine add their own columns. */
const STREAM_RECORDS = `CREATE TABLE _stream_records (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_name TEXT NOT NULL,
  event_name TEXT NOT NULL,
  keys_json TEXT NOT NULL,
  new_image TEXT,
  old_image TEXT,
  sequence_number TEXT NOT NULL,
  shard_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  user_identity TEXT
)`;
const STREAM_ORDER = 'CREATE INDEX _stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))';

/**
 * Creates the SQLite file of a table's embedded engine, if it does not exist, with one index that the engine lacks.
 * Without the index, the engine reads its whole stream to number the next record, so that every thousand writes make
 * each later write two milliseconds slower.
 */
export async function newDatabase(file: string): Promise<void> {
  if (existsSync(file)) return;
  // SQLite itself, compiled for any machine, because Node includes it only since version 22. Loaded only on a first
  // start.
  const { default: load } = await import('sql.js');
  const { Database } = await load();
  const database = new Database();
  database.run(STREAM_RECORDS);
  database.run(STREAM_ORDER);
  writeFileSync(file, database.export());
  database.close();
}
