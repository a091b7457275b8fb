import type { TrackId } from '../ids.ts';
import type { ContestableCode } from '../releases/findings/finding-kinds.ts';
import type { Place } from './step.ts';

type Common = {
  /** Identifies the point, so that it is not asked again after it is settled. */
  key: string;
  /** The point's place in words: 'Track 2, Title'; '' for no particular place. */
  where: string;
  place: Place | null;
  /** Undefined for a point about the release or about all tracks. */
  trackId: TrackId | undefined;
  /** The problem, as shown to the artist. */
  text: string;
};

/**
 * Something to change or confirm before the review (product 31.33): a request from the office, or a finding. To confirm
 * a contestable finding or a request, the artist gives a reason.
 */
export type OpenPoint = Common &
  ({ kind: 'office' } | { kind: 'contestable'; code: ContestableCode } | { kind: 'blocking' | 'advice' });

/** The open points, and the one that the current question is about. */
export type Points = { open: readonly OpenPoint[]; current: OpenPoint | undefined };
export const noPoints: Points = { open: [], current: undefined };

/** The key of all advice: once it is skipped, the chat asks about required points only. */
export const NO_ADVICE = 'advice';
