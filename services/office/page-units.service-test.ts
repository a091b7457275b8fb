import { randomUUID } from 'node:crypto';
import { officePageUnits } from '../../bench/office-pages.ts';
import { populateOffice } from '../../bench/office-population.ts';
import { populate } from '../../bench/table-population.ts';
import { createTableLike } from '../../infra/faults/create-table-like.ts';
import { openTable } from '../platform/table.ts';
import { laptop } from '../test/laptop.ts';
import { ownTable } from '../test/own-table.ts';

test('design 9.5: no office page costs more than five units, and a poll that finds nothing new costs one', async () => {
  const table = await ownTable();
  const audit = openTable(`own-${randomUUID()}`);
  await createTableLike(table.client, { like: laptop.outputs.AuditTableName, name: audit.name });
  const client = table.client as never;
  await populate(client, table.name, 100);
  const release = await populateOffice({ client, table, audit }, 51);
  const units = await officePageUnits({ table, audit, ledger: laptop.outputs.LedgerTableName }, release);
  const limitOf = (page: string) => (page.includes('nothing new') ? 1 : 5);
  expect(units.length).toBeGreaterThan(15);
  expect(units.filter(({ page, units }) => units > limitOf(page) || units === 0)).toEqual([]);
});
