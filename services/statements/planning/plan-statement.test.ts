import fc from 'fast-check';
import type { ArtistId, ReleaseId, TrackId } from '../../../shared/ids.ts';
import { allocate, partName, type Terms } from '../../../shared/royalties/allocate.ts';
import type { Decimal } from '../../../shared/royalties/exact-decimal.ts';
import type { Use } from '../../../shared/royalties/kind-of-use.ts';
import type { CatalogueTrack } from '../../../shared/royalties/match-recording.ts';
import type { SplitVersion } from '../../../shared/royalties/split-agreement.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { ownEngine } from '../test/own-engine.ts';
import { monthsOf, planInMemory } from '../test/plan-in-memory.ts';
import { spreadBySales } from './allocate-unit-to-tracks.ts';
import type { PayableUnit } from './payable-units.ts';
import { type PlannedPosting, packBatch, unpackBatch } from './plan-objects.ts';
import { basisKey } from './plan-postings.ts';

const track = (release: number, n: number): CatalogueTrack => ({
  artistId: `owner-${release % 2}` as ArtistId,
  releaseId: `release-${release}` as ReleaseId,
  trackId: `track-${release}-${n}` as TrackId,
  isrc: '',
  upc: '',
  title: `Track ${n}`,
  artist: 'Mara',
  isWithdrawn: false,
  releaseTitle: `Release ${release}`,
});
const tracks = [track(0, 0), track(0, 1), track(1, 0), track(2, 0)];
const units = tracks.map(
  (track, n): PayableUnit => ({ n, releaseId: track.releaseId, tracks: [track], recordings: [] }),
);

const split: SplitVersion[] = [
  {
    version: 1,
    from: '2026-01-01',
    parties: [
      { id: 'owner-0', parts: 3_333, state: 'accepted' },
      { id: 'kit', parts: 6_667, state: 'accepted' },
    ],
  },
  {
    version: 2,
    from: '2026-08-10',
    parties: [
      { id: 'owner-0', parts: 5_000, state: 'accepted' },
      { id: 'waits', parts: 5_000, state: 'invited' },
    ],
  },
];
const terms: Terms = {
  ownerOf: (releaseId) => `owner-${Number(releaseId.at(-1)) % 2}`,
  percentageOf: (releaseId, month) => (releaseId === 'release-1' ? 95 : month === '2026-07' ? 98 : 100),
  splitOf: (trackId) => (trackId === 'track-0-0' ? split : []),
};

const aRow = fc.record({
  n: fc.integer({ min: -1, max: tracks.length - 1 }),
  month: fc.constantFrom('2026-07', '2026-08'),
  store: fc.constantFrom('Spotify', 'Deezer'),
  territory: fc.constantFrom('US', 'DE'),
  use: fc.constantFrom<Use>('stream', 'download'),
  quantity: fc.bigInt(-5n, 1_000n),
  amount: fc.record({ units: fc.bigInt(-(10n ** 11n), 10n ** 13n), places: fc.constant(12) }),
});
const rate = fc.constantFrom<Decimal>({ units: 1n, places: 0 }, { units: 10_837n, places: 4 });

let engine: Engine;
beforeAll(async () => {
  engine = await ownEngine();
});

test('product 23.6, 25.1: for any statement, the cells add up to the shares, and the shares to the statement', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aRow, { minLength: 1, maxLength: 40 }), rate, async (rows, rate) => {
      const batches: PlannedPosting[][] = [];
      const { planned, artists, allocations } = await planInMemory(engine, {
        ...{ rows, units, spread: spreadBySales([]), rate, terms, places: 12 },
        store: (n, postings) => {
          batches[n] = unpackBatch(JSON.parse(JSON.stringify(packBatch(postings))));
        },
      });
      const earnings = monthsOf(rows).map(({ n, month, amount }) => ({ track: tracks[n], month, amount }));
      const { shares, micros } = allocate(earnings, rate, terms);
      const postings = batches.flat();
      const sums = new Map<string, bigint>();
      const add = (name: string, more: bigint) => sums.set(name, (sums.get(name) ?? 0n) + more);
      for (const posting of postings) {
        expect(posting.to === 'artist' || posting.payee === 'unmatched' || posting.payee === 'waits').toBe(true);
        if (posting.to === 'unmatched') {
          add('unmatched', posting.micros);
          continue;
        }
        const name = (releaseId: string) =>
          posting.to === 'artist' ? partName({ releaseId, payee: { to: 'artist', id: posting.payee } }) : 'suspense';
        const [cells, bases] = [posting.cells, posting.bases].map((each) => each.map(basisKey));
        expect(new Set(bases)).toEqual(new Set(cells));
        expect(posting.bases.every(({ parts }) => parts.length > 0)).toBe(true);
        expect(posting.cells.reduce((sum, cell) => sum + cell.micros, 0n)).toBe(posting.micros);
        for (const { releaseId, micros: own, platformMicros, grossMicros } of posting.cells) {
          expect(grossMicros).toBe(own + platformMicros);
          add(name(releaseId), own);
          add('platform', platformMicros);
        }
      }
      const expected = new Map<string, bigint>();
      for (const share of shares) {
        const { to } = share.payee;
        const name = to === 'artist' ? partName(share) : to;
        expected.set(name, (expected.get(name) ?? 0n) + share.micros);
      }
      const some = (of: Map<string, bigint>) => [...of].filter(([, sum]) => sum !== 0n).sort();
      expect(some(sums)).toEqual(some(expected));
      expect(planned.micros).toBe(micros);
      expect(planned.artistMicros + planned.platformMicros + planned.suspenseMicros).toBe(micros);
      // The recoupment before posting is projected from these: one entry per transaction, in order.
      for (const { artistId, transactions } of allocations) {
        const own = postings.filter(({ to, payee }) => to === 'artist' && payee === artistId);
        const sumsGiven = transactions.map((cells) => cells.reduce((sum, cell) => sum + cell.micros, 0n));
        expect(sumsGiven).toEqual(own.map((posting) => posting.micros));
      }
      expect(allocations.map(({ artistId }) => artistId)).toEqual(artists);
      const keys = postings.map(({ to, payee, n }) => `${to} ${payee} ${n}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: process.env.PROOF ? 2_000 : 150 },
  );
});
