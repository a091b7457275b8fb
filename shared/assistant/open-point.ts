import type { TrackId } from '../ids.ts';
import type { ContestableCode } from '../releases/findings/finding-kinds.ts';
import type { Place } from './step.ts';

type Common = {
  /** Identifies it, so that one that was dealt with is not asked again. */
  key: string;
  /** Where it is, in words: 'Track 2, Title'; '' for nowhere in particular. */
  where: string;
  place: Place | null;
  /** Undefined for one about the release, or about all tracks. */
  trackId: TrackId | undefined;
  /** What is wrong, as the artist reads it. */
  text: string;
};

/**
 * Something that an artist changes, or says to be right, before the review (product 31.33): what the office asked for, or a finding. Of a
 * contestable finding and of the office's, the artist says why it is right.
 */
export type OpenPoint = Common &
  ({ kind: 'office' } | { kind: 'contestable'; code: ContestableCode } | { kind: 'blocking' | 'advice' });

/** What stands open, and which of it is asked. */
export type Points = { open: readonly OpenPoint[]; asked: OpenPoint | undefined };
export const noPoints: Points = { open: [], asked: undefined };

/** Said once, it leaves all advice out: only what is required is asked. */
export const NO_ADVICE = 'advice';
