import type { Act, PlainAct } from '../act.ts';
import type { FreeText } from './field-nouns.ts';
import { type Likeness, looksLikeHolder, looksLikeLabel, looksLikeName, looksLikeTitle, looksLikeVersion } from './looks-like.ts';
import { type ValueSaid, valueSaid } from './value-said.ts';

const looks: Readonly<Record<FreeText, (text: string) => Likeness>> = {
  title: looksLikeTitle,
  version: looksLikeVersion,
  label: looksLikeLabel,
  holder: looksLikeHolder,
  name: looksLikeName,
};
/** How likely a text is a value of its kind. */
export const likeness = (text: string, kind: FreeText): Likeness => looks[kind](text);

/** In quotes, so that a click on it is read letter by letter. */
export const inQuotes = (text: string): string => (text.includes('"') ? text : `“${text}”`);

/** "Did you mean …?" with each reading in quotes; the same reading stands once, and the likeliest first. */
export function offerTexts(said: string, readings: readonly { text: string; acts: readonly PlainAct[] }[]): Act[] {
  const suggestions = readings
    .filter(({ text }, n) => text !== '' && readings.findIndex((other) => other.text === text) === n)
    .slice(0, 6)
    .map(({ text, acts }) => ({ label: inQuotes(text).slice(0, 200), acts: acts.slice(0, 5) }));
  return suggestions.length === 0 ? [] : [{ kind: 'suggest', said: said.slice(0, 200), suggestions }];
}

/**
 * The acts of a free text: it is saved when it is named or looks like nothing but a value, offered when something does not fit, and left
 * when it looks like talk.
 */
export function freeTextActs(text: string, kind: FreeText, actOf: (value: string) => PlainAct): Act[] | undefined {
  const said = valueSaid(text, kind);
  const sure = certaintyOf(said, kind);
  if (sure === 'sure') return [actOf(said.value)];
  if (sure === 'no') return undefined;
  const whole = text.trim();
  const readings = [said.value, ...(said.isDoubtful || said.isNamed || whole.length > 100 ? [] : [whole])];
  return offerTexts(whole, readings.map((value) => ({ text: value, acts: [actOf(value)] })));
}

/** How certain it is that this is the value. */
export function certaintyOf({ value, isNamed, isClear, isDoubtful }: ValueSaid, kind: FreeText): Likeness {
  const looked = likeness(value, kind);
  if (looked === 'no') return 'no';
  if (isDoubtful || !isClear) return 'doubtful';
  return isNamed && looked === 'doubtful' && kind === 'title' ? 'sure' : looked;
}
