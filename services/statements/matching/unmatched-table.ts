import { decimalText } from '../../../shared/royalties/exact-decimal.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { type ListedRecording, PIECE } from '../planning/plan-objects.ts';
import type { MatchedRecording } from './match-recordings.ts';

const toListed = ({ tracks: [track, ...others], ...recording }: MatchedRecording): ListedRecording => ({
  key: recording.key,
  kind: recording.kind,
  isrc: recording.isrc,
  upc: recording.upc,
  title: recording.shownTitle,
  artist: recording.shownArtist,
  lines: recording.lines,
  amount: decimalText(recording.amount),
  ...(track &&
    others.length > 0 && {
      release: { title: track.releaseTitle, artist: track.artist, tracks: 1 + others.length },
    }),
});

/**
 * Opens the list for the office: unpaid recordings, whole releases, and recordings with a decision. It stays in the
 * engine until it is stored.
 */
export async function openUnmatched(engine: Engine) {
  await engine.run('CREATE TABLE unmatched (size HUGEINT, key VARCHAR, listed VARCHAR)');
  return {
    /** Adds those of the recordings that belong into the list. */
    add: (matched: readonly MatchedRecording[]) =>
      engine.append(
        'unmatched',
        matched
          .filter(({ tracks, isDecided }) => tracks.length !== 1 || isDecided)
          .map((one) => [String(one.amount.units), one.key, JSON.stringify(toListed(one))]),
      ),

    /** Reads the list in pieces. The recordings with the most money come first. */
    async *pieces(): AsyncGenerator<ListedRecording[]> {
      await engine.run(`
        CREATE TABLE unmatched_in_order AS
        SELECT CAST(row_number() OVER (ORDER BY abs(size) DESC, key) - 1 AS INTEGER) AS n, listed FROM unmatched ORDER BY n`);
      for (let from = 0; ; from += PIECE) {
        const rows = await engine.rows(
          `SELECT listed FROM unmatched_in_order WHERE n BETWEEN ${from} AND ${from + PIECE - 1} ORDER BY n`,
        );
        if (rows.length === 0) return;
        yield rows.map(({ listed }) => JSON.parse(listed ?? ''));
      }
    },
  };
}
