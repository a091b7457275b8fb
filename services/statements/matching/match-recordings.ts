import { type Decimal, decimalOf } from '../../../shared/royalties/exact-decimal.ts';
import {
  type CatalogueTrack,
  type Match,
  matchRecording,
  type NamedRecording,
} from '../../../shared/royalties/match-recording.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import type { Loaded } from './load-catalogue.ts';

/**
 * A recording of a statement: its codes and texts, its id, its total earnings, and its position among all recordings in
 * the order of their names.
 */
export type Recording = NamedRecording & {
  position: number;
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

/** Parses a sum from the engine. @throws Error if it is not a decimal */
export function sumOf(text: string | null | undefined): Decimal {
  const sum = decimalOf(text ?? '0');
  if (!sum) throw new Error(`The engine answered ${text} for a sum`);
  return sum;
}
