import type { Release } from '../releases/release.ts';
import type { AnswerAct, Offer } from './offer.ts';
import type { Step } from './step.ts';

/** So many tracks are added without asking, wherever something is said of them. */
const FEW = 3;

/** What is said of tracks, and can only be done when they are there. */
const OF_TRACKS: ReadonlySet<AnswerAct['kind']> = new Set([
  'track-count',
  'track-titles',
  'set-track',
  'credit',
  'rename-credit',
  'remove-credit',
  'state-reason',
]);

/** How many tracks a release has after an act that says so. */
function countAfter(act: AnswerAct): number {
  if (act.kind === 'track-count') return act.count;
  return act.kind === 'track-titles' ? act.titles.length : 0;
}

type Asked = { offer: Offer /** What is done without asking. */; others: AnswerAct[] };

/**
 * The question that comes before many tracks are added at once where their number was not asked for: a number in a message is easily about something
 * else, like a day (product 31.16). Null where nothing has to be asked.
 */
export function manyTracksOffer(acts: readonly AnswerAct[], release: Release, step: Step): Asked | null {
  const before = release.trackIds.length;
  const total = Math.max(0, ...acts.map(countAfter));
  const added = total - before;
  // A number was asked for, and no titles were.
  const isAsked = step === 'track_count' && !acts.some(({ kind }) => kind === 'track-titles');
  // To one that was submitted no track is added: that is said at once.
  if (isAsked || added <= FEW || release.status !== 'draft') return null;
  const from = acts.findIndex((act) => countAfter(act) > 0);
  const isHeld = (act: AnswerAct, n: number) => n >= from && OF_TRACKS.has(act.kind);
  const so = before > 0 ? `, so that there are ${total}` : '';
  return {
    others: acts.filter((act, n) => !isHeld(act, n)),
    offer: {
      text: `Shall I add ${added} tracks${so}?`,
      step: 'track_count',
      answers: [
        { label: `Yes, add ${added} tracks`, acts: acts.filter(isHeld), means: 'yes' },
        { label: 'No', acts: [{ kind: 'go-to', step: before > 0 ? step : 'track_count' }], means: 'no' },
      ],
    },
  };
}
