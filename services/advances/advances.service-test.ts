import { randomUUID } from 'node:crypto';
import type { Problem } from '../../shared/contract/problem.ts';
import type { AdvanceId, ArtistId, TrackId } from '../../shared/ids.ts';
import { beginPosting, finishPosting, postBatch } from '../statements/posting/post-stage.ts';
import { file, line, type OwnImport, ownImport } from '../statements/test/own-import.ts';
import { anAdvance, audited } from '../test/advances.ts';
import { anAdvance as theAdvance } from '../test/an-advance.ts';
import { killableLife } from '../test/dying.ts';
import { newArtist, newColleague } from '../test/people.ts';
import { roundsOf } from '../test/rounds.ts';
import { outstandingOf } from './advance.ts';
import { advanceRepository } from './advance-repository.ts';
import { recoupments } from './recoupments.ts';

let own: OwnImport;
beforeAll(async () => {
  own = await ownImport();
});

describe('product 26.1: an artist has at most ten open advances', () => {
  it('even if more are granted at once; ending one makes room for another', async () => {
    const artist = await newArtist('active');
    const params = { artistId: artist.artistId };
    const finance = await newColleague('finance');
    const grant = () =>
      finance.api('POST /api/admin/artists/{artistId}/advances', {
        params,
        body: { cents: 1_000, parts: 5_000, reason: 'For the album' },
        idempotencyKey: randomUUID(),
      });
    const route = 'GET /api/admin/artists/{artistId}/advances';
    const answers = await Promise.allSettled(Array.from({ length: 18 }, grant));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as Problem).code] : [],
    );
    const { items } = await finance.api(route, { params });
    expect(items).toHaveLength(18 - refused.length);
    expect(items.length).toBeLessThanOrEqual(10);
    // Some grants lost every race, so they are retried.
    expect(new Set(refused).size).toBeGreaterThan(0);
    for (let n = items.length; n < 10; n++) await grant();
    await expect(grant()).rejects.toMatchObject({ code: 'too-many-advances' });
    const { advanceId } = items[0] as { advanceId: AdvanceId };
    const end = { how: 'forgiven' as const, reason: 'A gift' };
    await finance.api('POST /api/admin/artists/{artistId}/advances/{advanceId}/end', {
      params: { ...params, advanceId },
      body: end,
      idempotencyKey: randomUUID(),
    });
    expect(await grant()).toMatchObject({ state: 'open' });
    await expect(grant()).rejects.toMatchObject({ code: 'too-many-advances' });
  });

  it('counts in the write, so of two grants based on the same count only one succeeds', async () => {
    const { artistId } = await own.release();
    const advances = advanceRepository(own.table, own.tables);
    const grants = await advances.grants(artistId);
    const both = [1, 2].map(() => advances.grant(theAdvance({ artistId }), audited(), { grants }));
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(advances.grant(theAdvance({ artistId }), audited(), { grants })).rejects.toMatchObject({
      code: 'busy',
    });
    expect(await advances.ofArtist(artistId)).toHaveLength(1);
  });
});

const DOLLAR = 1_000_000n;
let cents = 100;

/** Approves a statement of about ten dollars for a release, of which its artist receives 95%. */
async function approved(release: Awaited<ReturnType<OwnImport['release']>>, { net = '10', month = '2026-08' } = {}) {
  const { isrc } = release.tracks[0] as { trackId: TrackId; isrc: string };
  cents += 1;
  const { statementId } = await own.drop(file(line({ isrc, upc: release.upc, month, net: `${net}.000${cents}` })));
  await own.approve(statementId);
  return statementId;
}
const outstanding = async (artistId: ArtistId) =>
  (await advanceRepository(own.table, own.tables).ofArtist(artistId)).reduce(
    (sum, one) => sum + outstandingOf(one),
    0n,
  );
const right = async () => expect(await own.check()).toEqual([]);

describe('product 26.3: each statement recoups a part of an advance', () => {
  it('recoups half of the share until it is repaid, and a reversal makes it outstanding again', async () => {
    const release = await own.release();
    const { artistId } = release;
    await anAdvance(artistId, { micros: 12n * DOLLAR }, own);
    expect(await own.wallet(artistId)).toMatchObject({ available: 12n * DOLLAR, advanced: 12n * DOLLAR, earned: 0n });

    const first = await approved(release);
    await own.post(first);
    const { available, advanced, earned } = await own.wallet(artistId);
    expect(earned / DOLLAR).toBe(9n);
    expect(advanced).toBe(12n * DOLLAR - earned / 2n);
    expect(available).toBe(12n * DOLLAR + earned - earned / 2n);
    expect(await outstanding(artistId)).toBe(advanced);
    await right();

    const second = await approved(release, { net: '30', month: '2026-09' });
    await own.post(second);
    expect(await own.wallet(artistId)).toMatchObject({ advanced: 0n });
    expect(await outstanding(artistId)).toBe(0n);

    await own.reverse(first);
    const after = await own.wallet(artistId);
    expect(after.advanced).toBe(earned / 2n);
    expect(await outstanding(artistId)).toBe(after.advanced);
    await right();
    await own.reverse(second);
    expect(await own.wallet(artistId)).toMatchObject({ available: 12n * DOLLAR, advanced: 12n * DOLLAR, earned: 0n });
    await right();
  });

  it('recoups once however often a batch is posted, and nothing for an advance granted in between', async () => {
    const release = await own.release();
    const { artistId } = release;
    const statementId = await approved(release);
    const { batches } = await beginPosting(own.needs, { statementId });
    const post = () => Promise.all(batches.map((batch) => postBatch(own.needs, { statementId, batch })));
    await post();
    const before = await own.wallet(artistId);
    await anAdvance(artistId, {}, own);
    await post();
    await finishPosting(own.needs, { statementId });
    const after = await own.wallet(artistId);
    expect(after).toMatchObject({ advanced: 500n * DOLLAR, earned: before.earned, ver: before.ver + 1 });
    expect(await recoupments(own.table).allRecoupments(artistId)).toEqual([]);
    await right();
  });

  it('has the same result wherever a posting or a reversal was interrupted', async () => {
    const dies = async (call: number, way: 'post' | 'reverse') => {
      const release = await own.release();
      const { artistId } = release;
      await anAdvance(artistId, { micros: 4n * DOLLAR }, own);
      const statementId = await approved(release);
      if (way === 'reverse') await own.post(statementId);
      const life = killableLife({ call, when: 'after' });
      const state = await own[way](statementId, own.needsWithin(life)).catch(() => own[way](statementId));
      expect(state).toMatchObject({ state: way === 'post' ? 'posted' : 'reversed' });
      const wallet = await own.wallet(artistId);
      expect(wallet.advanced).toBe(way === 'post' ? 0n : 4n * DOLLAR);
      expect(wallet.available).toBe(wallet.earned + wallet.advanced);
      return life.calls();
    };
    for (const way of ['post', 'reverse'] as const) {
      const calls = await dies(1_000, way);
      const some = roundsOf(2, calls);
      for (let n = 0; n < some; n++) await dies(calls - n, way);
    }
    await right();
  }, 120_000);

  it('product 26.4: takes the rest of an ended advance back or forgives it, and later shares are paid in full', async () => {
    const advances = advanceRepository(own.table, own.tables);
    for (const how of ['taken-back', 'forgiven'] as const) {
      const release = await own.release();
      const { artistId } = release;
      const advanceId = await anAdvance(artistId, { micros: 20n * DOLLAR }, own);
      await own.post(await approved(release));
      const { advanced, available } = await own.wallet(artistId);
      const before = await advances.find({ artistId, advanceId });
      const ended = {
        how,
        micros: advanced,
        at: new Date().toISOString(),
        by: { id: 'fin', name: 'Fin' },
        reason: 'Done',
      };
      if (!before) throw new Error('The advance is gone');
      await advances.end(before, ended, audited());
      // A colleague ends it at the same moment, in the same way or in the other way.
      for (const other of ['taken-back', 'forgiven'] as const) {
        const again = advances.end(before, { ...ended, how: other }, audited());
        await expect(again).rejects.toMatchObject({ code: 'advance-changed' });
      }
      const after = await own.wallet(artistId);
      expect(after).toMatchObject({ advanced: 0n, available: how === 'forgiven' ? available : available - advanced });
      // Uses another month, because a line for the same month would correct the first one.
      await own.post(await approved(release, { month: '2026-09' }));
      const { available: later, earned } = await own.wallet(artistId);
      // A forgiven advance belongs to the artist, and is part of what they have earned.
      expect(later).toBe(earned);
    }
    await right();
  });
});
