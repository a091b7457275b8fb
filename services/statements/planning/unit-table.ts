import type { SplitVersion } from '../../../shared/royalties/split-agreement.ts';
import { groupBy } from '../../earnings/group-by.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import type { MatchedPage } from '../matching/match-in-pages.ts';
import type { MatchedRecording } from '../matching/match-recordings.ts';
import { type Agreements, type LoadAgreements, type ReleaseAgreement, termsFrom } from './load-terms.ts';
import type { PaidTrack, PayableUnit } from './payable-units.ts';

/** The part of a unit that the engine keeps, as JSON. */
type StoredUnit = { tracks: PaidTrack[]; release: ReleaseAgreement; splits: [string, readonly SplitVersion[]][] };

const paidTrack = ({ releaseId, trackId, isrc, upc, title, releaseTitle }: PaidTrack): PaidTrack => ({
  ...{ releaseId, trackId, isrc, upc, title, releaseTitle },
});

/** Makes the name of a unit: its tracks in order. */
const unitName = ({ tracks }: Pick<MatchedRecording, 'tracks'>): string =>
  tracks.map(({ trackId }) => trackId).join(' ');

/** Loads the agreements about the releases and tracks that a page of matches pays. */
async function loadPaid(load: LoadAgreements, { matched, releases }: MatchedPage): Promise<Agreements> {
  const tracks = matched.flatMap((one) => one.tracks);
  const paid = new Set(tracks.map(({ releaseId }) => releaseId));
  const terms = [...paid].flatMap((releaseId) => releases.get(releaseId)?.terms ?? []);
  return load(terms, [...new Set(tracks.map(({ trackId }) => trackId))]);
}

/**
 * Opens the units to pay. They stay in the engine with the agreements about them, and are read in ranges, because a
 * statement may pay a million releases. A unit's number is its place in the order of releases.
 */
export async function openUnits(engine: Engine) {
  await engine.run(
    'CREATE TABLE matched (position INTEGER, release_id VARCHAR, unit VARCHAR, tracks INTEGER, stored VARCHAR)',
  );

  return {
    /** Adds the paid recordings of a page. */
    async add(page: MatchedPage, load: LoadAgreements): Promise<void> {
      const paid = page.matched.filter(({ tracks }) => tracks.length > 0);
      const { releases, splits } = await loadPaid(load, page);
      const rowOf = ({ position, tracks }: MatchedRecording): (string | number)[] => {
        const [{ releaseId } = { releaseId: '' }] = tracks;
        const release = releases.get(releaseId);
        if (!release) throw new Error(`The release ${releaseId} was matched, but is not loaded`);
        const stored: StoredUnit = {
          tracks: tracks.map(paidTrack),
          release,
          splits: tracks.flatMap(({ trackId }): StoredUnit['splits'] => {
            const versions = splits.get(trackId);
            return versions ? [[trackId, versions]] : [];
          }),
        };
        return [position, releaseId, unitName({ tracks }), tracks.length, JSON.stringify(stored)];
      };
      await engine.append('matched', paid.map(rowOf));
    },

    /** Numbers the units, once all are added. The columns of `assigned` name each recording and its unit. */
    async number(): Promise<void> {
      await engine.run(`
        CREATE TABLE numbers AS
        SELECT CAST(row_number() OVER (ORDER BY release_id, position) - 1 AS INTEGER) AS n, position, unit
        FROM (SELECT min(position) AS position, release_id, unit FROM matched GROUP BY unit, release_id)`);
      await engine.run(`
        CREATE TABLE units AS
        SELECT u.n, m.release_id, m.tracks, m.stored
        FROM matched AS m JOIN numbers AS u ON u.position = m.position ORDER BY u.n`);
      await engine.run(`
        CREATE TABLE assigned AS
        SELECT u.n, m.position, m.release_id, m.tracks, m.unit, r.isrc, r.upc, r.title, r.artist
        FROM named AS r JOIN matched AS m ON m.position = r.position JOIN numbers AS u ON u.unit = m.unit
        ORDER BY u.n, m.position`);
      await engine.run('DROP TABLE numbers');
      await engine.run('DROP TABLE matched');
    },

    /** Whether a release was sold as a whole. */
    async hasAlbums(): Promise<boolean> {
      return (await engine.rows('SELECT n FROM units WHERE tracks > 1 LIMIT 1')).length > 0;
    },

    /** Returns the tracks of each release that was sold as a whole. */
    async albums(): Promise<PaidTrack[][]> {
      const rows = await engine.rows('SELECT stored FROM units WHERE tracks > 1');
      return rows.map(({ stored }) => {
        const { tracks }: StoredUnit = JSON.parse(stored ?? '');
        return tracks;
      });
    },

    /** Reads the units of a range of numbers, and their terms. */
    async range(from: number, to: number) {
      const rows = await engine.rows(`SELECT n, stored FROM units WHERE n BETWEEN ${from} AND ${to} ORDER BY n`);
      const names = await engine.rows(
        `SELECT n, isrc, upc, title, artist FROM assigned WHERE n BETWEEN ${from} AND ${to} ORDER BY n, position`,
      );
      const namesOf = groupBy(names, ({ n }) => n ?? '');
      const stored = rows.map(({ n, stored }): StoredUnit & { n: string } => ({
        n: n ?? '',
        ...JSON.parse(stored ?? ''),
      }));
      const units = stored.map(
        ({ n, release, tracks }): PayableUnit => ({
          n: Number(n),
          releaseId: release.releaseId,
          tracks,
          recordings: (namesOf.get(n) ?? []).map(({ isrc, upc, title, artist }) => ({
            ...{ isrc: isrc ?? '', upc: upc ?? '', title: title ?? '', artist: artist ?? '' },
          })),
        }),
      );
      const terms = termsFrom({
        releases: new Map(stored.map(({ release }) => [release.releaseId, release])),
        splits: new Map(stored.flatMap(({ splits }) => splits)),
      });
      return { units, terms };
    },
  };
}

export type UnitTable = Awaited<ReturnType<typeof openUnits>>;
