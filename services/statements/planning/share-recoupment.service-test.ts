import type { ArtistId } from '../../../shared/ids.ts';
import { newId } from '../../../shared/test/builders.ts';
import { outstandingOf } from '../../advances/advance.ts';
import { recoupTransactions } from '../../advances/recoup-transactions.ts';
import type { MonthRecoupment } from '../../advances/recoupment.ts';
import { recoupments } from '../../advances/recoupments.ts';
import { anAdvance } from '../../test/advances.ts';
import { beginPosting } from '../posting/post-stage.ts';
import { postTransaction } from '../posting/post-transaction.ts';
import { file, line, type OwnImport, ownImport } from '../test/own-import.ts';
import { artistAllocations } from './artist-allocations.ts';
import { AllocationPiece, planObject, unpackBatch } from './plan-objects.ts';
import { shareRecoupment } from './share-recoupment.ts';

let own: OwnImport;
beforeAll(async () => {
  own = await ownImport();
});

const DOLLAR = 1_000_000n;
const inWords = (parts: readonly MonthRecoupment[]) =>
  parts.map(({ advanceId, releaseId, month, micros }) => `${advanceId} ${releaseId} ${month} ${micros}`).join();
/** Enough months that several transactions are needed. */
const months = Array.from(
  { length: 40 },
  (_, n) => `${2023 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
);

describe('product 30.6: recoupment is shown before a statement is posted, and posting recoups the same', () => {
  const shown = async (statementId: string, ...artists: ArtistId[]) => {
    const stored = await own.needs.statements.get(statementId as never);
    const found = await shareRecoupment({ objects: own.objects, recoupments: recoupments(own.table) })(stored, {
      n: 0,
      artists,
    });
    return artists.map((artistId) => found.get(artistId));
  };
  const recouped = async (artistId: ArtistId) =>
    (await recoupments(own.table).allRecoupments(artistId))
      .flatMap(({ parts }) => parts)
      .reduce((sum, { micros }) => sum + micros, 0n);

  it('for an artist with two advances, one without any, and one whose advance is limited to another release', async () => {
    const [ahead, without, other] = [await own.release({ tracks: 2 }), await own.release(), await own.release()];
    await anAdvance(ahead.artistId, { micros: 5n * DOLLAR, parts: 8_000 }, own);
    await anAdvance(ahead.artistId, { micros: 500n * DOLLAR, parts: 3_333 }, own);
    const releases = [{ releaseId: newId('release'), title: 'Another' }];
    await anAdvance(other.artistId, { micros: 5n * DOLLAR, releases }, own);
    const lines = [ahead, without, other].flatMap(({ upc, tracks }) =>
      tracks.flatMap(({ isrc }, t) => months.map((month, n) => line({ isrc, upc, month, net: `${n + t}.123457` }))),
    );
    const { statementId } = await own.drop(
      file(...lines, line({ upc: ahead.upc, isrc: ahead.tracks[0]?.isrc ?? '', net: '-7.5' })),
    );
    const artists = [ahead.artistId, without.artistId, other.artistId];
    const [before, ...none] = await shown(statementId, ...artists);
    expect(before).toBeGreaterThan(500n * DOLLAR);
    expect(none).toEqual([undefined, undefined]);

    await own.approve(statementId);
    expect(await shown(statementId, ...artists)).toEqual([before, undefined, undefined]);
    await own.post(statementId);
    expect((await recoupments(own.table).allRecoupments(ahead.artistId)).length).toBeGreaterThan(1);
    expect(await recouped(ahead.artistId)).toBe(before);
    expect(await shown(statementId, ...artists)).toEqual([before, undefined, undefined]);
    expect((await own.wallet(ahead.artistId)).advanced).toBe(505n * DOLLAR - (before ?? 0n));

    await own.reverse(statementId);
    expect(await shown(statementId, ...artists)).toEqual([undefined, undefined, undefined]);
  }, 90_000);

  it('in whichever order the transactions are posted: each recoups what it would in plan order', async () => {
    const [one, other] = [await own.release(), await own.release()];
    const { artistId } = one;
    const second = await own.release({ artistId });
    // This advance is limited to one release and fully recouped midway, so the other advance's recoupment depends on
    // the order.
    const releases = [{ releaseId: second.releaseId, title: 'Another' }];
    await anAdvance(artistId, { micros: 300n * DOLLAR, parts: 10_000, releases }, own);
    await anAdvance(artistId, { micros: 700n * DOLLAR, parts: 3_333 }, own);
    const lines = [one, second, other].flatMap(({ upc, tracks: [{ isrc = '' } = {}] }, t) =>
      months.map((month, n) => line({ isrc, upc, month, net: `${n + t}.123457` })),
    );
    const { statementId } = await own.drop(file(...lines));
    const [before] = await shown(statementId, artistId);
    await own.approve(statementId);
    await beginPosting(own.needs, { statementId });
    const stored = await own.needs.statements.get(statementId);
    const batch = planObject(stored.planFolder ?? '', 'batches', 0);
    const postings = unpackBatch(await own.objects.readJson(statementId, batch));
    expect(postings.filter(({ payee }) => payee === artistId).length).toBeGreaterThan(2);
    const of = {
      statement: stored.statement as never,
      batch,
      artistAllocations: artistAllocations(own.objects, stored),
    };
    for (const posting of postings.reverse()) await postTransaction(own.needs, posting, of);

    expect(await recouped(artistId)).toBe(before);
    const [piece] = AllocationPiece.parse(
      await own.objects.readJson(statementId, planObject(stored.planFolder ?? '', 'gives', 0)),
    ).filter((one) => one.artistId === artistId);
    const fresh = (await recoupments(own.table).advancesOf(artistId)).map((advance) => ({ ...advance, repaid: 0n }));
    const planned = recoupTransactions(piece?.transactions ?? [], fresh).filter((each) => each.length > 0);
    const found = (await recoupments(own.table).allRecoupments(artistId)).map(({ parts }) => parts);
    expect(new Set(found.map(inWords))).toEqual(new Set(planned.map(inWords)));
    expect(await own.post(statementId)).toMatchObject({ state: 'posted' });
    expect(await recouped(artistId)).toBe(before);
  }, 90_000);

  it('from the current advances: one granted after the plan was made is included, and nothing is written', async () => {
    const release = await own.release();
    const { artistId } = release;
    const { statementId } = await own.drop(
      file(line({ isrc: release.tracks[0]?.isrc ?? '', upc: release.upc, net: '10.0001' })),
    );
    expect(await shown(statementId, artistId)).toEqual([undefined]);
    await anAdvance(artistId, { micros: 3n * DOLLAR }, own);
    expect(await shown(statementId, artistId)).toEqual([3n * DOLLAR]);
    const [advance] = await recoupments(own.table).advancesOf(artistId);
    expect(advance && outstandingOf(advance)).toBe(3n * DOLLAR);
  });
});
