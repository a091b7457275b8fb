import { DECIMALS, type StatementFormat } from '../../shared/royalties/statement-format.ts';
import { KeptMapping } from '../../shared/statements/mapping.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';

/** By what a mapping is kept: its name, as it is in an address. */
export const mappingIdOf = (name: string): string =>
  encodeURIComponent(name.normalize('NFC').trim().toLowerCase()).replace(/[%'()*!.~]/g, '-');

const PREFIX = 'mapped:';

/** Whether a format is one that the office has mapped. */
export const isMapped = (format: string): boolean => format.startsWith(PREFIX);

/** A mapping as the reader takes it: a format like the known ones. */
export const formatOfMapping = ({ mappingId, name, columns, use, dates, footer }: KeptMapping): StatementFormat => ({
  id: `${PREFIX}${mappingId}`,
  name,
  signature: Object.values(columns).filter((column) => column !== undefined),
  cells: Object.fromEntries(
    Object.entries(columns).flatMap(([cell, column]) => (column === undefined ? [] : [[cell, [column]]])),
  ),
  store: name,
  use,
  dates,
  decimals: DECIMALS,
  ...(footer !== undefined && { footers: [footer], totals: { amount: footer } }),
});

/** Which column is which, of stores and distributors that the office has mapped (product 23.2). */
export const mappingRepository = (table: Table) => ({
  async all(): Promise<KeptMapping[]> {
    const items = await table.partition(keys.statementMapping({ mappingId: '' }).PK, { consistent: true });
    return items.map((item) => KeptMapping.parse(item));
  },

  kept: (mapping: KeptMapping): Write => ({
    Put: { TableName: table.name, Item: { ...keys.statementMapping(mapping), v: 1, ...mapping } },
  }),

  /** What is not there is removed already. */
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
