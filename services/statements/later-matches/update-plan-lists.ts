import * as z from 'zod';
import { ReleaseId } from '../../../shared/ids.ts';
import type { PlannedArtist } from '../planning/artist-table.ts';
import { ListedArtist, type ListedRecording, PIECE, planObject, RecordingPiece } from '../planning/plan-objects.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';

type Later = { planFolder: string; matched: ReadonlySet<string>; artists: readonly PlannedArtist[] };
type Objects = Pick<StatementGateway, 'readJson' | 'storeJson'>;

const StoredArtists = z.array(ListedArtist.extend({ of: z.array(ReleaseId).default([]) }));

/**
 * Copies the lists of a plan into a new folder, updated with later matches.
 * @param matched the digests of the recordings that were matched later
 * @returns these recordings' previous kinds of match, and the number of paid artists
 */
export async function updatePlanLists(
  objects: Objects,
  before: StoredStatement,
  { planFolder, matched, artists }: Later,
) {
  const { statementId } = before.statement;
  const piecesOf = async function* (list: 'unmatched' | 'artists') {
    for (let n = 0; ; n++) {
      const piece = await objects.readJson(statementId, planObject(before.planFolder ?? '', list, n));
      if (piece === undefined) return;
      yield piece;
    }
  };
  const was = new Map<string, ListedRecording['kind']>();
  let n = 0;
  for await (const piece of piecesOf('unmatched')) {
    const rows = RecordingPiece.parse(piece);
    for (const { key, kind } of rows) if (matched.has(key)) was.set(key, kind);
    const after = rows.map((row) => (matched.has(row.key) ? { ...row, kind: 'matched' } : row));
    await objects.storeJson(statementId, planObject(planFolder, 'unmatched', n), after);
    n += 1;
  }

  const byId = new Map<string, PlannedArtist>();
  for await (const piece of piecesOf('artists'))
    for (const artist of StoredArtists.parse(piece)) byId.set(artist.artistId, artist);
  for (const more of artists) byId.set(more.artistId, withMore(byId.get(more.artistId), more));
  const sorted = [...byId.values()].sort((one, other) => (BigInt(one.micros) < BigInt(other.micros) ? 1 : -1));
  for (let at = 0; at < sorted.length; at += PIECE)
    await objects.storeJson(statementId, planObject(planFolder, 'artists', at / PIECE), sorted.slice(at, at + PIECE));
  return { was, artists: sorted.length };
}

function withMore(before: PlannedArtist | undefined, more: PlannedArtist): PlannedArtist {
  if (!before) return more;
  const sum = (name: 'micros' | 'platformMicros' | 'quantity') => String(BigInt(before[name]) + BigInt(more[name]));
  const of = [...new Set<ReleaseId>([...before.of, ...more.of])];
  const sums = { micros: sum('micros'), platformMicros: sum('platformMicros'), quantity: sum('quantity') };
  return { ...before, ...sums, of, releases: of.length };
}
