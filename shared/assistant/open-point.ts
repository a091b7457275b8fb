import type { TrackId } from '../ids.ts';
import type { ContestableCode } from '../releases/findings/finding-kinds.ts';
import type { Place } from './step.ts';

type Common = {
  /** Identifies the point, so that it is not asked again once it is settled. */
  key: string;
  /** Its place in words: 'Track 2, Title'; '' for no particular place. */
  where: string;
  place: Place | null;
  /** Undefined for a point about the release or about all tracks. */
  trackId: TrackId | undefined;
  /** The problem, as shown to the artist. */
  text: string;
};

/**
 * Something to be changed or confirmed before the review (product 31.33): a request of the office, or a finding.
 * Confirming a contestable finding or a request of the office takes a reason.
 */
export type OpenPoint = Common &
  ({ kind: 'office' } | { kind: 'contestable'; code: ContestableCode } | { kind: 'blocking' | 'advice' });

/** The open points, and the one that is asked about. */
export type Points = { open: readonly OpenPoint[]; current: OpenPoint | undefined };
export const noPoints: Points = { open: [], current: undefined };

/** The key that, once skipped, leaves out all advice: only required points are asked about. */
export const NO_ADVICE = 'advice';
