import type { TrackId } from '../ids.ts';
import type { ContestableCode } from '../rules/rules.ts';
import type { Place } from './step.ts';

type Common = {
  /** Identifies the point, so that it is not raised again after it has been settled. */
  key: string;
  /** Where the point is, in words: 'Track 2, Title'; '' if it is about no particular place. */
  where: string;
  place: Place | null;
  /** Undefined if the point is about the release or about all tracks. */
  trackId: TrackId | undefined;
  /** The problem, as shown to the artist. */
  text: string;
};

/**
 * Something to change or confirm before the review (product 31.33): a request from the office, or a finding. To keep
 * the value despite a request or a contestable finding, the artist gives a reason.
 */
export type OpenPoint = Common &
  ({ kind: 'office' } | { kind: 'contestable'; code: ContestableCode } | { kind: 'blocking' | 'advice' });

/** The open points, and the one that the current question is about. */
export type Points = { open: readonly OpenPoint[]; current: OpenPoint | undefined };
export const noPoints: Points = { open: [], current: undefined };

/** A key that stands for all advice. Once it is skipped, the chat raises only required points. */
export const NO_ADVICE = 'advice';
