import { DECIMALS, type StatementFormat } from '../../../shared/royalties/statement-format.ts';
import { mappedColumns, mappedFormat, StoredMapping } from '../../../shared/statements/mapping.ts';
import { type Audited, audit } from '../../platform/audit.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keys } from '../../platform/keys.ts';
import type { Table, Write } from '../../platform/table.ts';

/** Derives the id of a mapping from its name, in a form that is safe in URLs. */
export const mappingIdOf = (name: string): string =>
  encodeURIComponent(name.normalize('NFC').trim().toLowerCase()).replace(/[%'()*!.~]/g, '-');

/** Converts a mapping to a format for the reader. */
export const formatOfMapping = (mapping: StoredMapping): StatementFormat => ({
  id: mappedFormat(mapping.mappingId),
  name: mapping.name,
  signature: mappedColumns(mapping),
  cells: Object.fromEntries(
    Object.entries(mapping.columns).flatMap(([cell, column]) => (column === undefined ? [] : [[cell, [column]]])),
  ),
  store: mapping.name,
  use: mapping.use,
  dates: mapping.dates,
  decimals: DECIMALS,
  ...(mapping.footer !== undefined && { footers: [mapping.footer] }),
  ...(mapping.exclude !== undefined && { exclude: mapping.exclude }),
});

/** Mappings that the office has made (product 23.22). */
export const mappingRepository = (table: Table) => ({
  async all(): Promise<StoredMapping[]> {
    const items = await table.partition(keys.statementMapping({ mappingId: '' }).PK, { consistent: true });
    return items.map((item) => StoredMapping.parse(item));
  },

  save: (mapping: StoredMapping): Write => ({
    Put: { TableName: table.name, Item: { ...keys.statementMapping(mapping), v: 1, ...mapping } },
  }),

  /** Also succeeds if the mapping no longer exists. */
  async remove(mappingId: string, audited: Audited): Promise<void> {
    const object = { kind: 'mapping', mappingId } as const;
    const removal = {
      TableName: table.name,
      Key: keys.statementMapping({ mappingId }),
      ConditionExpression: 'attribute_exists(PK)',
    };
    const entry = audit(audited, { what: 'mapping-removed', object, from: mappingId, to: 'none' });
    await whenRefused(table.transact([{ Delete: removal }, entry]), ({ index, error }) => {
      if (index !== 0) throw error;
    });
  },
});

export type MappingRepository = ReturnType<typeof mappingRepository>;
