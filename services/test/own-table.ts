import { randomUUID } from 'node:crypto';
import { createTableLike } from '../../infra/faults/create-table-like.ts';
import { openTable, type Table } from '../platform/table.ts';
import { table } from './people.ts';

/** Creates a separate, empty table like the product's, without a stream, so that no other test changes its counts. */
export async function ownTable(): Promise<Table> {
  const name = `own-${randomUUID()}`;
  await createTableLike(table.client, { like: table.name, name });
  return openTable(name);
}
