import type { Release } from '../releases/release.ts';
import type { AnswerAct, Offer } from './offer.ts';
import type { Step } from './step.ts';

/** The maximum number of tracks that are added without asking. */
const MAX_UNASKED_TRACKS = 3;

/** Acts on tracks. They have to wait until the tracks exist. */
const TRACK_ACTS: ReadonlySet<AnswerAct['kind']> = new Set([
  'track-count',
  'track-titles',
  'set-track',
  'credit',
  'rename-credit',
  'remove-credit',
  'state-reason',
]);

/** Returns the number of tracks that a release has after an act; 0 if the act does not add tracks. */
function countAfter(act: AnswerAct): number {
  if (act.kind === 'track-count') return act.count;
  return act.kind === 'track-titles' ? act.titles.length : 0;
}

type TracksOffer = {
  offer: Offer;
  /** Acts that need no confirmation. */
  others: AnswerAct[];
};

/**
 * If a message would add many tracks, asks first, unless the current question is about their number. A number in a
 * message may well mean something else, such as a date (product 31.16). Null if there is no need to ask.
 */
export function manyTracksOffer(acts: readonly AnswerAct[], release: Release, step: Step): TracksOffer | null {
  const before = release.trackIds.length;
  const total = Math.max(0, ...acts.map(countAfter));
  const added = total - before;
  // The artist was asked for the number of tracks, and the message gives no titles.
  const isAsked = step === 'track_count' && !acts.some(({ kind }) => kind === 'track-titles');
  // Tracks cannot be added to a submitted release: the reply says so at once.
  if (isAsked || added <= MAX_UNASKED_TRACKS || release.status !== 'draft') return null;
  const from = acts.findIndex((act) => countAfter(act) > 0);
  const isHeld = (act: AnswerAct, n: number) => n >= from && TRACK_ACTS.has(act.kind);
  const so = before > 0 ? `, so that there are ${total}` : '';
  return {
    others: acts.filter((act, n) => !isHeld(act, n)),
    offer: {
      text: `Should I add ${added} tracks${so}?`,
      step: 'track_count',
      answers: [
        { label: `Yes, add ${added} tracks`, acts: acts.filter(isHeld), means: 'yes' },
        { label: 'No', acts: [{ kind: 'go-to', step: before > 0 ? step : 'track_count' }], means: 'no' },
      ],
    },
  };
}
