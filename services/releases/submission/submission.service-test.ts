import { brand } from '../../../shared/brand.ts';
import { isrcOf, isrcYear } from '../../../shared/releases/isrc.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { DraftRelease, Release } from '../../../shared/releases/release.ts';
import { upcOf } from '../../../shared/releases/upc.ts';
import { aCompleteDraft, aTrack, inOrder, NOW, newId } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { openLog } from '../../platform/logger.ts';
import type { Table } from '../../platform/table.ts';
import { ownTable } from '../../test/own-table.ts';
import { type CodeRepository, codeRepository } from '../codes/code-repository.ts';
import { type ReleaseRepository, releaseRepository } from '../storage/release-repository.ts';
import { type Submit, submitWithCodes } from './submit-with-codes.ts';

/** A separate table, because every other test takes codes from the local ranges. */
let table: Table;
let codes: CodeRepository;
let releases: ReleaseRepository;
let submit: (release: Release) => ReturnType<Submit>;
beforeEach(async () => {
  table = await ownTable();
  codes = codeRepository(table);
  releases = releaseRepository(table);
  const prefixes = { isrc: ['ZZSEG'], upc: ['000001'] };
  const submitWith = submitWithCodes({ releases, codes, prefixes, log: openLog('test'), now: () => NOW });
  submit = (release) =>
    submitWith(release, { id: newId('submission'), agreementVersion: brand.agreementVersion, plan: 'basic' });
});

const year = isrcYear(NOW);
const [UPC, ISRC] = ['036000291452', 'USRC17607839'];
async function draft(different: Partial<DraftRelease>): Promise<DraftRelease> {
  const release = aCompleteDraft(different);
  await releases.create(release);
  return release;
}
const of = (...tracks: Parameters<typeof aTrack>[0][]) => inOrder(tracks.map((track) => aTrack(track)));
const rangesTaken = () =>
  Promise.all([
    table.get(keys.codeRange({ kind: 'ISRC', prefix: `ZZSEG${year}` })),
    table.get(keys.codeRange({ kind: 'UPC', prefix: '000001' })),
  ]);

test('product 9.2: a submission that is rejected because of a typed code takes none from the ranges', async () => {
  await submit(await draft({ upc: UPC, ...of({ isrc: ISRC, title: 'First' }) }));
  expect(await rangesTaken()).toEqual([undefined, undefined]);
  const refused: [code: string, release: DraftRelease][] = [
    [UPC, await draft({ upc: UPC, ...of({}, {}) })],
    [ISRC, await draft(of({}, { isrc: ISRC, title: 'Another' }))],
    [upcOf('000001', 99_999), await draft({ upc: upcOf('000001', 99_999), ...of({}) })],
  ];
  for (const [code, release] of refused) {
    for (let n = 0; n < 2; n++)
      await expect(submit(release)).rejects.toMatchObject({ code: 'code-taken', details: { code } });
  }
  expect(await rangesTaken()).toEqual([undefined, undefined]);
  const { upc, ...tracks } = await submit(await draft(of({}, {})));
  expect([upc, ...orderedTracks(tracks).map(({ isrc }) => isrc)]).toEqual([
    upcOf('000001', 0),
    isrcOf('ZZSEG', year, 0),
    isrcOf('ZZSEG', year, 1),
  ]);
});

test('a typed code that is the release’s own passes, with the blank ones assigned', async () => {
  await submit(await draft(of({ isrc: ISRC, title: 'First' })));
  const again = await submit(await draft(of({ isrc: ISRC, title: 'First' }, {})));
  expect(orderedTracks(again).map(({ isrc }) => isrc)).toEqual([ISRC, isrcOf('ZZSEG', year, 0)]);
});

test('no code is read when none is typed, or when none is blank', async () => {
  let read = 0;
  codes.refused = async (claims) => {
    read += claims.length;
    return undefined;
  };
  await submit(await draft(of({}, {})));
  await submit(await draft({ upc: UPC, ...of({ isrc: ISRC }) }));
  expect(read).toBe(0);
});
