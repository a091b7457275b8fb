import { readFileSync, writeFileSync } from 'node:fs';
import { costTable, SIZES } from '../infra/costs/cost-table.ts';
import { fixedUnits } from '../infra/costs/fixed-units.ts';
import { monthlyCost, totalOf } from '../infra/costs/monthly-cost.ts';
import { calls } from '../infra/costs/usage.ts';
import { synthesize } from '../infra/synthesis/synthesize.ts';
import { atMost, type Figure } from './figure.ts';
import { unitsWithArtists } from './table-units.ts';

const GUIDE = 'docs/deploy.md';
/** Matches the table in the guide, between these two comments. */
const BLOCK = /(<!-- costs -->\n)[\s\S]*?(<!-- \/costs -->)/;
const IDLE_DOLLARS = 25;
const ARTISTS = 100;

/**
 * Computes the monthly cost for several sizes, and writes the table into the guide. The table units of each call are
 * counted again, so that the guide never understates what the product uses.
 */
export async function cost(): Promise<Figure[]> {
  const deployment = {
    siteUrl: 'https://music.example.com',
    mailFrom: 'mail@example.com',
    alertEmail: 'a@example.com',
  };
  const fixed = fixedUnits(await synthesize(deployment));
  const table = costTable(fixed);
  console.log(`${table}\n`);
  const guide = readFileSync(GUIDE, 'utf8');
  const written = guide.replace(BLOCK, (_, before: string, after: string) => `${before}\n${table}\n\n${after}`);
  if (written !== guide) writeFileSync(GUIDE, written);

  const counted = await unitsWithArtists(ARTISTS);
  const unitsOf = (what: string) =>
    counted.find(({ name }) => name === `${what}, beside ${ARTISTS} artists`)?.value ?? Number.NaN;
  return [
    ...SIZES.map((artists) =>
      atMost(
        `a month with ${artists.toLocaleString('en-US')} artists`,
        totalOf(monthlyCost(artists, fixed)),
        '$',
        artists === 0 ? IDLE_DOLLARS : null,
      ),
    ),
    ...calls.map(({ what, units }) => atMost(`${what} (infra/costs/usage.ts)`, unitsOf(what), 'units', units)),
  ];
}
