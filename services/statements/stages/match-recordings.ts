import { addDecimals, type Decimal, decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import {
  type CatalogueTrack,
  type Match,
  matchRecording,
  type Named,
} from '../../../shared/royalties/match-recording.ts';
import { matchKinds, type Statement } from '../../../shared/statements/statement.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import type { ListedRecording } from '../plan-objects.ts';
import { allTracksOf, type Loaded } from './load-catalogue.ts';

/** A recording of a statement: what it says of it, how it is called, and all that it earned. */
export type Recording = Named & {
  key: string;
  shownTitle: string;
  shownArtist: string;
  lines: number;
  amount: Decimal;
};

/** A recording with whose it is: the track that is paid for it, or all tracks of a release that was sold whole; nobody's has none. */
export type MatchedRecording = Recording & {
  kind: Match['kind'];
  tracks: readonly CatalogueTrack[];
  isSaid?: true;
};

/**
 * Whose each recording is. What the office said counts before codes, also of one that was sent back, and of one that it left in suspense.
 */
export function matchRecordings(
  recordings: readonly Recording[],
  { catalogue, releases }: Loaded,
  said: ReadonlyMap<string, Decision>,
): MatchedRecording[] {
  return recordings.map((recording) => {
    const decision = said.get(recording.key);
    if (decision?.to === 'suspense') return { ...recording, kind: 'unmatched', tracks: [], isSaid: true };
    const release = decision && releases.get(decision.releaseId);
    const chosen = (release ? allTracksOf(release) : []).filter(
      ({ trackId }) => decision?.to === 'release' || trackId === decision?.trackId,
    );
    if (chosen.length > 0) return { ...recording, kind: 'matched', tracks: chosen, isSaid: true };
    const match = matchRecording(recording, { ...catalogue, savedFor: () => undefined });
    if (match.kind !== 'matched') return { ...recording, kind: match.kind, tracks: [] };
    return { ...recording, kind: 'matched', tracks: match.by === 'whole-release' ? match.tracks : [match.track] };
  });
}

type Parts = Extract<Statement, { state: 'ready' }>['matches'];

/** How much of a statement is matched, and how much of each other kind there is. */
export function partsOfKinds(recordings: readonly MatchedRecording[]): Parts {
  const partOf = (kind: Match['kind']) => {
    const own = recordings.filter((recording) => recording.kind === kind);
    const amount = own.reduce((sum, recording) => addDecimals(sum, recording.amount), { units: 0n, places: 0 });
    const lines = own.reduce((sum, recording) => sum + recording.lines, 0);
    return { recordings: own.length, lines, amount: decimalText(amount) };
  };
  return Object.fromEntries(matchKinds.map((kind) => [kind, partOf(kind)])) as Parts;
}

const size = ({ amount: { units } }: Recording): bigint => (units < 0n ? -units : units);

/** Those that go to nobody by themselves, whole releases, and those of which the office said something; those with most money first. */
export function listUnmatched(recordings: readonly MatchedRecording[]): ListedRecording[] {
  const open = recordings.filter(({ tracks, isSaid }) => tracks.length !== 1 || isSaid);
  return open
    .sort((one, other) =>
      size(one) === size(other) ? (one.key < other.key ? -1 : 1) : size(one) > size(other) ? -1 : 1,
    )
    .map(({ key, kind, isrc, upc, shownTitle, shownArtist, lines, amount, tracks: [track, ...others] }) => ({
      key,
      kind,
      isrc,
      upc,
      title: shownTitle,
      artist: shownArtist,
      lines,
      amount: decimalText(amount),
      ...(track &&
        others.length > 0 && {
          release: { title: track.releaseTitle, artist: track.artist, tracks: 1 + others.length },
        }),
    }));
}

/** An engine's sum. @throws Error for a text that is none */
export function sumOf(text: string | null | undefined): Decimal {
  const sum = decimalOf(text ?? '0');
  if (!sum) throw new Error(`The engine answered ${text} for a sum`);
  return sum;
}
