import { addDecimals, type Decimal, decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import {
  type CatalogueTrack,
  type Match,
  matchRecording,
  type NamedRecording,
} from '../../../shared/royalties/match-recording.ts';
import { matchKinds, type Statement } from '../../../shared/statements/statement.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import { recordFrom } from '../../../shared/typed-record.ts';
import type { ListedRecording } from '../planning/plan-objects.ts';
import type { Loaded } from './load-catalogue.ts';

/** A recording in a statement: its codes and text, its id, and its total earnings. */
export type Recording = NamedRecording & {
  key: string;
  shownTitle: string;
  shownArtist: string;
  lines: number;
  amount: Decimal;
};

/**
 * A recording with its match: either one track, or all tracks of a release that was sold as a whole. An unpaid
 * recording has no tracks.
 */
export type MatchedRecording = Recording & {
  kind: Match['kind'];
  tracks: readonly CatalogueTrack[];
  isDecided?: true;
};

/**
 * Matches each recording. The office's decisions take precedence over codes, even if the release was returned to its
 * artist, or the decision leaves the recording in suspense.
 */
export function matchRecordings(
  recordings: readonly Recording[],
  { catalogue, releases }: Loaded,
  officeDecisions: ReadonlyMap<string, Decision>,
): MatchedRecording[] {
  return recordings.map((recording) => {
    const decision = officeDecisions.get(recording.key);
    if (decision?.to === 'suspense') return { ...recording, kind: 'unmatched', tracks: [], isDecided: true };
    const release = decision && releases.get(decision.releaseId);
    // Includes drafts, because a decision of the office applies in any state.
    const chosen = (release?.tracks ?? []).filter(
      ({ trackId }) => decision?.to === 'release' || trackId === decision?.trackId,
    );
    if (chosen.length > 0) return { ...recording, kind: 'matched', tracks: chosen, isDecided: true };
    const match = matchRecording(recording, { ...catalogue, savedFor: () => undefined });
    if (match.kind !== 'matched') return { ...recording, kind: match.kind, tracks: [] };
    return { ...recording, kind: 'matched', tracks: match.by === 'whole-release' ? match.tracks : [match.track] };
  });
}

type Parts = Extract<Statement, { state: 'ready' }>['matches'];

/** Counts the recordings, lines and amounts for each kind of match. */
export function countKinds(recordings: readonly MatchedRecording[]): Parts {
  const partOf = (kind: Match['kind']) => {
    const own = recordings.filter((recording) => recording.kind === kind);
    const amount = own.reduce((sum, recording) => addDecimals(sum, recording.amount), { units: 0n, places: 0 });
    const lines = own.reduce((sum, recording) => sum + recording.lines, 0);
    return { recordings: own.length, lines, amount: decimalText(amount) };
  };
  return recordFrom(matchKinds, partOf);
}

const size = ({ amount: { units } }: Recording): bigint => (units < 0n ? -units : units);

/** Lists unpaid recordings, whole releases, and recordings with a decision, those with the most money first. */
export function listUnmatched(recordings: readonly MatchedRecording[]): ListedRecording[] {
  const open = recordings.filter(({ tracks, isDecided }) => tracks.length !== 1 || isDecided);
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

/** Parses a sum from the engine. @throws Error if it is not a decimal */
export function sumOf(text: string | null | undefined): Decimal {
  const sum = decimalOf(text ?? '0');
  if (!sum) throw new Error(`The engine answered ${text} for a sum`);
  return sum;
}
