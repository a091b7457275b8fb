import { idsFrom } from '../../shared/ids.ts';
import { AUDIT_SHARDS, type Audited } from '../platform/audit.ts';
import { auditIndexKeys, auditKeys } from '../platform/keys.ts';
import { type Item, openTable } from '../platform/table.ts';
import { laptop } from './laptop.ts';
// Points the SDK at the local stack.
import './people.ts';

const auditTable = openTable(laptop.outputs.AuditTableName);
const newId = idsFrom(() => new Date());

/** The audit argument for a repository's write in a test. */
export const byTheTests = (): Audited => ({
  table: laptop.outputs.AuditTableName,
  id: newId('audit'),
  who: { kind: 'operator', name: 'tests' },
  at: new Date(),
});

/** Finds every audit item from today and yesterday (a test may run past midnight) that matches `of`. */
export async function auditItems(of: (item: Item) => boolean): Promise<Item[]> {
  const days = [new Date(), new Date(Date.now() - 86_400_000)].map((day) =>
    day.toISOString().slice(0, 10).replaceAll('-', ''),
  );
  const shards = days.flatMap((day) =>
    Array.from({ length: AUDIT_SHARDS }, (_, shard) => auditKeys.entry({ day, shard, at: '', id: '' }).PK),
  );
  const pages = await Promise.all(shards.map((pk) => auditTable.partition(pk, { consistent: true })));
  return pages.flat().filter(of);
}

/**
 * Reads an admin's actions through the index: reading everybody's actions for each query took a noticeable part of the
 * tests' time.
 */
export async function auditOfAdmin(id: string): Promise<Item[]> {
  const { items } = await auditTable.page('who', auditIndexKeys.ofPerson({ personId: id, at: '' }).whoPK, {
    limit: 1000,
  });
  return items;
}
