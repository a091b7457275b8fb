import type { Release } from '../releases/release.ts';
import type { PlainAct } from './act.ts';
import type { Conversation } from './conversation.ts';
import { isFilePlace } from './file-place.ts';
import type { AnswerAct } from './offer.ts';
import { NO_ADVICE, type OpenPoint, type Points } from './open-point.ts';
import { type Step, stepOfPlace } from './step.ts';

const goTo = (step: Step): PlainAct => ({ kind: 'go-to', step });

/** The steps that are about a single open point. */
export const pointSteps: readonly Step[] = ['open_point', 'point_change', 'point_reason'];

/** Adapts acts to the open point: "it is right" may need a reason first, and a change applies to the point's track. */
export function actsAtPoint(
  acts: readonly AnswerAct[],
  step: Step,
  { current }: Points,
  release: Release | null,
): AnswerAct[] {
  const isAtPoint = pointSteps.includes(step);
  return acts.map((act): AnswerAct => {
    if (act.kind === 'it-is-right') return current ? confirmed(act, current) : { kind: 'unclear' };
    if (act.kind === 'change-it') return current ? toChange(current) : { kind: 'unclear' };
    return isAtPoint && current && release ? onTrackOfPoint(act, current, release) : act;
  });
}

function confirmed(act: Extract<PlainAct, { kind: 'it-is-right' }>, point: OpenPoint): PlainAct {
  if (point.kind === 'blocking') return toChange(point);
  const needsReason = point.kind === 'contestable' || (point.kind === 'office' && point.place !== null);
  return needsReason && act.why.trim() === '' ? goTo('point_reason') : act;
}

function toChange({ place, trackId }: OpenPoint): PlainAct {
  if (place === null) return goTo('point_reason');
  if (isFilePlace(place)) return goTo('open_point');
  return goTo(trackId === undefined ? stepOfPlace[place] : 'point_change');
}

/** Applies an act for the point's field to the point's track, unless the act names a different one. */
function onTrackOfPoint(act: AnswerAct, { place, trackId }: OpenPoint, { trackIds }: Release): AnswerAct {
  if (trackId === undefined || place === null) return act;
  const tracks = [trackIds.indexOf(trackId) + 1];
  if (act.kind === 'set-release' && (act.field === 'title' || act.field === 'version') && act.field === place)
    return { kind: 'set-track', tracks, field: act.field, value: act.value };
  if (act.kind === 'set-track' && act.field === place && (act.tracks === 'all' || place === 'isrc'))
    return { ...act, tracks };
  const isOfCredits = act.kind === 'credit' || act.kind === 'rename-credit' || act.kind === 'remove-credit';
  return isOfCredits && act.tracks === 'all' ? { ...act, tracks } : act;
}

/** Updates the keys of settled and skipped points after a turn. */
export function rememberPoints(
  { dealt, passed, step }: Conversation,
  { current }: Points,
  turn: { acts: readonly AnswerAct[]; dealt: readonly string[] },
): Pick<Conversation, 'dealt' | 'passed'> {
  const says = (kind: AnswerAct['kind']) => turn.acts.some((act) => act.kind === kind);
  const skipped = says('skip') && current && pointSteps.includes(step) ? [current.key] : [];
  return {
    dealt: [...new Set([...dealt, ...turn.dealt])],
    passed: [...new Set([...passed, ...skipped, ...(says('only-required') ? [NO_ADVICE] : [])])],
  };
}
