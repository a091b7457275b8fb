import { benchTable } from './bench-table.ts';
import { atMost, type Figure } from './figure.ts';
import { officePageUnits } from './office-pages.ts';
import { populateOffice } from './office-population.ts';
import { populateAccounts } from './table-population.ts';

const POPULATIONS = [100, 10_000] as const;
/** Used only for lists of accounts: nothing else on a page depends on the number of accounts. */
const MAX_USERS = 100_000;
const POLL = 'nothing new';

/**
 * Measures the table units of each office page, including reading its caller's roles, with 100 and with 10,000 artists:
 * both must be the same.
 */
export async function office(): Promise<Figure[]> {
  const figures: Figure[] = [];
  let first: Map<string, number> | undefined;
  for (const artists of POPULATIONS) {
    const each = await unitsBeside(artists);
    for (const { page, units } of each)
      figures.push(atMost(`${page}, beside ${artists} artists`, units, 'units', page.includes(POLL) ? 1 : 5));
    first ??= new Map(each.map(({ page, units }) => [page, units]));
    const moved = each.filter(({ page, units }) => first?.get(page) !== units).map(({ page }) => page);
    if (moved.length > 0) figures.push(atMost(`pages that cost more: ${moved.join('; ')}`, moved.length, 'pages', 0));
  }
  const lists = (await unitsBeside(POPULATIONS[0], MAX_USERS)).filter(({ page }) => page.startsWith('users, '));
  for (const { page, units } of lists) figures.push(atMost(`${page}, beside ${MAX_USERS} accounts`, units, 'units', 5));
  return figures;
}

async function unitsBeside(artists: number, accounts = artists) {
  const { table, audit, nameOf, client, stop } = await benchTable(artists);
  await populateAccounts(client, table.name, artists, accounts);
  const release = await populateOffice({ client, table, audit }, artists);
  const units = await officePageUnits({ table, audit, ledger: nameOf('LedgerTableName') }, release);
  await stop();
  return units;
}
