import { randomUUID } from 'node:crypto';
import { createTableLike } from '../../infra/faults/create-table-like.ts';
import { openTable, type Table } from '../platform/table.ts';
import { table } from './people.ts';

/** A table like the product's, empty and without a stream: for counts that no other test may move. */
export async function ownTable(): Promise<Table> {
  const name = `own-${randomUUID()}`;
  await createTableLike(table.client, { like: table.name, name });
  return openTable(name);
}
