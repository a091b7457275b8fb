import type { NamedRecording } from '../../../shared/royalties/match-recording.ts';
import type { Engine, Row } from '../../royalties/duckdb-gateway.ts';
import { literal } from '../../royalties/sql-text.ts';
import { type Recording, sumOf } from './match-recordings.ts';
import { recordingKey } from './recording-match-repository.ts';

/** How many recordings are read at a time, in the order of their names. */
const PAGE = 1_000;

const SELECT = 'SELECT position, isrc, upc, title, artist, shown_title, shown_artist, lines, amount, owner';

function read(row: Row): Recording {
  const named: NamedRecording = {
    isrc: row.isrc ?? '',
    upc: row.upc ?? '',
    title: row.title ?? '',
    artist: row.artist ?? '',
  };
  return {
    ...named,
    position: Number(row.position),
    key: recordingKey(named),
    shownTitle: row.shown_title ?? named.title,
    shownArtist: row.shown_artist ?? named.artist,
    lines: Number(row.lines),
    amount: sumOf(row.amount),
  };
}

/**
 * Opens the recordings of a statement with their total earnings. They stay in the engine, and are read in pages,
 * because a statement may name a million.
 * @param engine with the view `groups`
 * @param names the file with the names of recordings
 */
export async function openRecordings(engine: Engine, names: string) {
  await engine.run(`
    CREATE TABLE named AS
    SELECT CAST(row_number() OVER (ORDER BY isrc, upc, title, artist) - 1 AS INTEGER) AS position, *
    FROM (
      SELECT g.isrc, g.upc, g.title, g.artist, any_value(r.title) AS shown_title, any_value(r.artist) AS shown_artist,
        sum(g.lines) AS lines, sum(g.amount) AS amount
      FROM groups AS g LEFT JOIN ${literal(names)} AS r ON r.isrc = g.isrc AND r.upc = g.upc
      GROUP BY ALL)
    ORDER BY position`);

  return {
    /** Reads all recordings in the order of their names. */
    async *pages(): AsyncGenerator<Recording[]> {
      for (let from = 0; ; from += PAGE) {
        const rows = await engine.rows(
          `SELECT * FROM named WHERE position BETWEEN ${from} AND ${from + PAGE - 1} ORDER BY position`,
        );
        if (rows.length === 0) return;
        yield rows.map(read);
      }
    },

    /** Forgets the owners of all recordings. */
    clearOwners: () => engine.run('CREATE OR REPLACE TABLE owners (position INTEGER, owner VARCHAR)'),

    /** Sets the owners of some recordings; '' for none. */
    setOwners: (recordings: readonly { position: number; owner: string }[]) =>
      engine.append(
        'owners',
        recordings.map(({ position, owner }) => [position, owner]),
      ),

    /**
     * Reads the recordings whose owner was set, sorted by owner. All recordings of an owner are on the same page; those
     * without an owner may be on several.
     * @param most the number of recordings on a page, which an owner with more exceeds
     */
    async *byOwner(most: number): AsyncGenerator<Recording[]> {
      await engine.run(`
        CREATE OR REPLACE TABLE by_owner AS
        SELECT CAST(row_number() OVER (ORDER BY o.owner, o.position) - 1 AS INTEGER) AS place, o.owner, n.*
        FROM named AS n JOIN owners AS o ON o.position = n.position
        ORDER BY place`);
      for (let from = 0; ; ) {
        const rows = await engine.rows(
          `${SELECT} FROM by_owner WHERE place BETWEEN ${from} AND ${from + most - 1} ORDER BY place`,
        );
        const owner = rows.at(-1)?.owner;
        if (owner)
          rows.push(
            ...(await engine.rows(
              `${SELECT} FROM by_owner WHERE place >= ${from + most} AND owner = ${literal(owner)} ORDER BY place`,
            )),
          );
        if (rows.length === 0) break;
        yield rows.map(read);
        from += rows.length;
      }
      await engine.run('DROP TABLE by_owner');
    },
  };
}

export type RecordingTable = Awaited<ReturnType<typeof openRecordings>>;
