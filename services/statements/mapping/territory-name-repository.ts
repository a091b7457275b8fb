import { createHash } from 'node:crypto';
import { territoryKey } from '../../../shared/royalties/read-territory.ts';
import { StoredTerritoryName } from '../../../shared/statements/territory-name.ts';
import { type Audited, audit } from '../../platform/audit.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keys } from '../../platform/keys.ts';
import type { Table, Write } from '../../platform/table.ts';

/** Derives the id of a name. Names whose normalized text is the same have the same id. */
export const territoryNameIdOf = (text: string): string =>
  createHash('sha256').update(territoryKey(text)).digest('hex');

/** The territory names that the office has identified (product 23.19). */
export const territoryNameRepository = (table: Table) => ({
  async all(): Promise<StoredTerritoryName[]> {
    const items = await table.partition(keys.territoryName({ territoryNameId: '' }).PK, { consistent: true });
    return items
      .map((item) => StoredTerritoryName.parse(item))
      .sort((one, other) => one.text.localeCompare(other.text, 'en'));
  },

  /** A write for the transaction that queues the statement to be read again. The last decision wins. */
  save: (name: StoredTerritoryName): Write => ({
    Put: { TableName: table.name, Item: { ...keys.territoryName(name), v: 1, ...name } },
  }),

  /** Also succeeds if the name no longer exists. */
  async remove(territoryNameId: string, audited: Audited): Promise<void> {
    const object = { kind: 'territory-name', territoryNameId } as const;
    const removal = {
      TableName: table.name,
      Key: keys.territoryName({ territoryNameId }),
      ConditionExpression: 'attribute_exists(PK)',
    };
    const entry = audit(audited, { what: 'territory-name-removed', object, from: territoryNameId, to: 'none' });
    await whenRefused(table.transact([{ Delete: removal }, entry]), ({ index, error }) => {
      if (index !== 0) throw error;
    });
  },
});

export type TerritoryNameRepository = ReturnType<typeof territoryNameRepository>;
