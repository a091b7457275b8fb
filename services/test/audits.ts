import { idsFrom } from '../../shared/ids.ts';
import { AUDIT_SHARDS, type Audited } from '../platform/audit.ts';
import { auditIndexKeys, auditKeys } from '../platform/keys.ts';
import { type Item, openTable } from '../platform/table.ts';
import { laptop } from './laptop.ts';
// Points the SDK at the laptop.
import './people.ts';

const auditTable = openTable(laptop.outputs.AuditTableName);
const newId = idsFrom(() => new Date());

/** What a repository's write is given when a test makes it by itself. */
export const byTheTests = (): Audited => ({
  table: laptop.outputs.AuditTableName,
  id: newId('audit'),
  who: { kind: 'operator', name: 'tests' },
  at: new Date(),
});

/** Every audit item of today and yesterday (a test may run over midnight) about what `of` looks for. */
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

/** What an admin did, by its index: to read all that everybody did, for each question of a test, was a part of what the tests compute. */
export async function auditOfAdmin(id: string): Promise<Item[]> {
  const { items } = await auditTable.page('who', auditIndexKeys.ofPerson({ personId: id, at: '' }).whoPK, {
    limit: 1000,
  });
  return items;
}
