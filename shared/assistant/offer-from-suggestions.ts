import type { Release } from '../releases/release.ts';
import type { PlainAct } from './act.ts';
import { replaceFirstPerson } from './apply/self.ts';
import { kindOfAnswer } from './interpret/kind-of-answer.ts';
import type { AnswerAct, Offer, OfferAnswer } from './offer.ts';
import { offerText, type Reading, readingsText } from './offer-text.ts';
import { questions } from './questions.ts';
import { type Place, type Step, stepOfPlace } from './step.ts';
import type { Suggest } from './suggest.ts';

export type OfferResult = {
  offer: Offer;
  /** The words of the other suggestions. Only one question can be asked at a time. */
  leftOver: readonly string[];
};

const LET_ME_TYPE = 'No, let me type it';

/** Lists the fields that an act would fill. */
function placesOf(act: AnswerAct): readonly Place[] {
  switch (act.kind) {
    case 'set-release':
    case 'set-track':
      return [act.field];
    case 'credit':
      return [act.named.list];
    case 'rename-credit':
    case 'remove-credit':
      return act.list === null ? [] : [act.list];
    case 'stores':
    case 'territories':
      return [act.kind];
    case 'licence':
      return ['licence'];
    case 'track-titles':
      return ['title'];
    default:
      return [];
  }
}

/**
 * Whether an offer of a title, a name or tracks stays open although the artist has filled in other fields. An offer of
 * a choice does not, because its question lists the options again.
 */
export function isStillOpen({ answers, step }: Offer, touched: readonly Place[]): boolean {
  const acts = answers.flatMap((one) => one.acts);
  const isTyped = kindOfAnswer(step) !== 'choice' || acts.some(({ kind }) => kind === 'track-count');
  const isOfValue = acts.some((act) => act.kind === 'track-count' || placesOf(act).length > 0);
  const own = [...acts.flatMap(placesOf), ...questions[step].places];
  return isTyped && isOfValue && !touched.some((place) => own.includes(place));
}

/** Returns the step whose question the acts would answer: the current step, if any of them does. */
function stepOfActs(acts: readonly PlainAct[], current: Step): Step {
  const places = acts.flatMap((act) => (act.kind === 'track-titles' ? [] : placesOf(act)));
  if (places.some((place) => questions[current].places.includes(place))) return current;
  if (acts.some(({ kind }) => kind === 'track-titles')) return 'track_titles';
  if (acts.some(({ kind }) => kind === 'track-count')) return 'track_count';
  const [first] = places;
  return first ? stepOfPlace[first] : current;
}

/**
 * Converts the possible meanings of a message to an offer. A single reading is described and accepted with a yes; if
 * there are several, each gets a button. If every part of a message has one reading, a single offer covers them all.
 */
export function offerFrom(
  suggests: readonly Suggest[],
  { step, release, self }: { step: Step; release: Release; self: string },
): OfferResult | null {
  const ambiguous = suggests.find(({ suggestions }) => suggestions.length > 1);
  const toOffer = ambiguous ? [ambiguous] : suggests;
  const leftOver = suggests.filter((one) => !toOffer.includes(one)).map(({ said }) => said);
  const [first] = toOffer;
  if (!first) return null;
  const readings = ambiguous ? ambiguous.suggestions.map(withSelf(self)) : [joined(toOffer, self)];
  const acts = readings.flatMap((reading) => reading.acts);
  const at = stepOfActs(acts, step);
  const no: OfferAnswer = { label: LET_ME_TYPE, acts: [{ kind: 'go-to', step: at }], means: 'no' };
  const [only] = readings;
  if (readings.length > 1 || !only)
    return { offer: { text: readingsText(readings), step: at, answers: [...readings.map(answer), no] }, leftOver };
  const typed = toOffer.length === 1 ? first.said : '';
  const yes: OfferAnswer = { label: 'Yes', acts: [...only.acts], means: 'yes' };
  return { offer: { text: offerText(only, typed, release), step: at, answers: [yes, no] }, leftOver };
}

const withSelf =
  (self: string) =>
  ({ label, acts }: Reading): Reading => ({ label, acts: acts.map((act) => replaceFirstPerson(act, self)) });

const joined = (suggests: readonly Suggest[], self: string): Reading => {
  const readings = suggests.flatMap(({ suggestions }) => suggestions.map(withSelf(self)));
  return { label: readings.map(({ label }) => label).join(' and '), acts: readings.flatMap(({ acts }) => acts) };
};

const answer = ({ label, acts }: Reading): OfferAnswer => ({ label, acts: [...acts], means: null });
