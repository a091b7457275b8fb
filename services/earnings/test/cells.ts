import type { Basis, Cell, StatementSource } from '../../../shared/earnings/cell.ts';
import type { ArtistId, ReleaseId, TrackId } from '../../../shared/ids.ts';
import { AN_ARTIST, anId } from '../../../shared/test/builders.ts';
import { groupBy } from '../group-by.ts';

/** Builds a valid cell, with the given values in place of the defaults. */
export const aCell = (different: Partial<Cell> = {}): Cell => ({
  artistId: AN_ARTIST as ArtistId,
  releaseId: anId<ReleaseId>('rel_night'),
  trackId: anId<TrackId>('trk_harbour'),
  month: '2026-09',
  store: 'Spotify',
  territory: 'DE',
  use: 'stream',
  quantity: 1_200n,
  grossMicros: 4_000_000n,
  micros: 3_800_000n,
  platformMicros: 200_000n,
  ...different,
});

export const aSource = (different: Partial<StatementSource> = {}): StatementSource => ({
  statementId: 'stm_1',
  source: 'Spotify',
  fileName: 'spotify-2026-09.csv',
  currency: 'USD',
  rate: '1',
  ...different,
});

/** Builds the bases of these cells, without splits. */
export const basesOf = (cells: readonly Cell[], percentage = 95): Basis[] =>
  [...groupBy(cells, ({ releaseId, trackId, month }) => `${releaseId} ${trackId} ${month}`).values()].flatMap(
    ([cell]) =>
      cell
        ? [
            {
              releaseId: cell.releaseId,
              trackId: cell.trackId,
              month: cell.month,
              releaseTitle: `Release ${cell.releaseId}`,
              trackTitle: `Track ${cell.trackId}`,
              recordings: [{ isrc: `ISRC${cell.trackId}`, upc: '', title: '', artist: '' }],
              percentage,
              parts: [{ version: 0, parts: 10_000, days: 30, of: 30 }],
            },
          ]
        : [],
  );
