import { earningsRepository } from '../../earnings/earnings-repository.ts';
import { withheldComputer } from '../../payouts/tax/compute-withheld.ts';
import { colleague } from '../../test/colleague.ts';
import { file, line, type OwnImport, ownImport } from '../test/own-import.ts';
import { readEarned } from '../test/read-earned.ts';
import { territoryNameIdOf, territoryNameRepository } from './territory-name-repository.ts';

let own: OwnImport;
beforeEach(async () => {
  own = await ownImport();
});

const name = async (text: string, territory: string) => {
  const kept = {
    territoryNameId: territoryNameIdOf(text),
    text,
    territory,
    by: colleague,
    at: new Date().toISOString(),
  };
  await own.table.transact([territoryNameRepository(own.table).save(kept)]);
};

/** Returns the tax withheld, in micro-dollars, from a payout of 100 dollars to an artist without a tax form. */
const withheldFrom = async (artistId: Awaited<ReturnType<OwnImport['release']>>['artistId']) => {
  const needs = { table: own.table, forms: { newest: async () => undefined }, earnings: earningsRepository(own.table) };
  const { tax } = await withheldComputer({ ...needs, isWithheld: true, now: () => new Date() })(artistId, 100_000_000n);
  return BigInt(tax.withheldMicros);
};

const sold = (upc: string, isrc: string) =>
  file(
    line({ upc, isrc, net: '10', country: 'Atlantis' }),
    line({ upc, isrc, net: '20', country: 'ATLÁNTIS' }),
    line({ upc, isrc, net: '40', country: '' }),
    line({ upc, isrc, net: '80', country: 'Allemagne' }),
  );

test('product 23.19: an unrecognized name is asked about once, for this statement and later ones', async () => {
  const { upc, tracks } = await own.release();
  const isrc = tracks[0]?.isrc ?? '';
  const first = await own.drop(sold(upc, isrc));
  expect(first).toMatchObject({
    state: 'ready',
    read: {
      unknownTerritories: [
        { text: 'ATLÁNTIS', lines: 1 },
        { text: 'Atlantis', lines: 1 },
      ],
    },
  });
  await name('Atlantis', 'PT');
  expect(await own.again(first.statementId, {})).toMatchObject({ state: 'ready', read: { unknownTerritories: [] } });
  const second = await own.drop(file(line({ upc, isrc, country: 'atlantis' })), { fileName: 'september.csv' });
  expect(second).toMatchObject({ state: 'ready', read: { unknownTerritories: [] } });
});

test('product 23.19: earnings of an unrecognized name count as American when tax is withheld, unlike lines without a country', async () => {
  const { artistId, releaseId, upc, tracks } = await own.release();
  const { statementId } = await own.drop(sold(upc, tracks[0]?.isrc ?? ''));
  await own.approve(statementId);
  await own.post(statementId);
  // 30% of the artist's 95% of 30 dollars.
  expect(await withheldFrom(artistId)).toBe(8_550_000n);
  const { countries } = await earningsRepository(own.table).head(artistId, true);
  expect([...countries].map(([code, { gross }]) => [code, gross]).sort()).toEqual([
    ['DE', 80_000_000n],
    ['XX', 30_000_000n],
    ['ZZ', 40_000_000n],
  ]);

  // Reverse the statement, identify the name, and post it again.
  await own.reverse(statementId);
  await name('Atlantis', 'ZZ');
  const again = await own.drop(sold(upc, tracks[0]?.isrc ?? ''));
  await own.approve(again.statementId);
  await own.post(again.statementId);
  expect(await withheldFrom(artistId)).toBe(0n);
  expect(await readEarned(own.table, { artistId, releaseId, month: '2026-08' })).toMatchObject({
    gross: 150_000_000n,
  });
});
