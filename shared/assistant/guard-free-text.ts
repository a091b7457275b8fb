import { fold } from '../fold.ts';
import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import type { Act, PlainAct } from './act.ts';
import { dropNonNames, type FreeTextInAct, freeTextsIn, leftOverActs, mapFreeTexts } from './guard/free-texts.ts';
import { isNotName, isOddName } from './guard/odd-name.ts';
import { isMixedList, isOddTitle, titleIn } from './guard/odd-title.ts';
import type { FreeText } from './interpret/corrections/field-nouns.ts';
import { certaintyOf, inQuotes, likeness } from './interpret/values/free-text-acts.ts';
import { readValue } from './interpret/values/read-value.ts';
import { cleaned } from './interpret/words/normalize-text.ts';
import { suggest } from './suggest.ts';

const equalsIgnoringCase = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Collects all artist names on a release. A name that is already there is accepted, whatever its words. */
const namesIn = (release: Release | null): ReadonlySet<string> =>
  new Set((release ? orderedTracks(release) : []).flatMap(({ artists }) => artists.map(({ name }) => fold(name))));

/** Pronouns that refer to the artist in credits and rights lines. */
const ME = /^(?:i|me|myself|mine|us|we)$/i;

/**
 * Checks the acts of every interpreter, whether ours or a model (product 31.6). Free text that does not look like the
 * kind it should be, and that the message does not quote, is offered instead of saved: first without the chat around
 * it, then exactly as typed.
 */
export function guardFreeText(acts: readonly Act[], message: string, release: Release | null): Act[] {
  const typed = cleaned(message);
  const known = namesIn(release);
  const isNone = (text: FreeTextInAct): boolean => isNotName(text, typed);
  const isSure = ({ text, kind }: FreeTextInAct): boolean =>
    text.trim() === '' ||
    ME.test(text.trim()) ||
    (kind !== 'title' && known.has(fold(text))) ||
    isInQuotes(text, typed) ||
    (isPlain(text, kind, typed) && !isNone({ text, kind }) && !isOddName({ text, kind }));
  const doubtful = acts.filter(
    (act): act is PlainAct =>
      act.kind !== 'suggest' &&
      (!freeTextsIn(act).every(isSure) ||
        isMixedList(act) ||
        (isOddTitle(act, typed, release) && !isInQuotes(titleIn(act), typed))),
  );
  if (doubtful.length === 0) return [...acts];
  const kept = acts.filter((act) => !doubtful.some((one) => one === act));
  const offered = doubtful.flatMap((act) => dropNonNames(act, isNone) ?? []);
  if (offered.length === 0)
    return kept.length > 0 ? [...kept, ...leftOverActs(doubtful, isNone)] : [{ kind: 'unclear' }];
  const texts = offered.flatMap(freeTextsIn);
  const kindOf = (text: string) => texts.find((one) => one.text === text)?.kind ?? 'name';
  const likely = offered.map((act) =>
    mapFreeTexts(act, (text) => (isSure({ text, kind: kindOf(text) }) ? text : withoutChat(text, kindOf(text)))),
  );
  const readings = [likely, offered].filter((reading) =>
    reading.some((act) =>
      freeTextsIn(act).every(({ text, kind }) => (text !== '' && likeness(text, kind) !== 'no') || reading === offered),
    ),
  );
  const labelOf = (reading: readonly PlainAct[]) =>
    reading
      .flatMap(freeTextsIn)
      .map(({ text }) => inQuotes(text))
      .join(', ')
      .slice(0, 200);
  const suggestions = readings
    .map((reading) => ({ label: labelOf(reading), acts: reading.slice(0, 5) }))
    .filter(({ label }, n, all) => all.findIndex((one) => one.label === label) === n);
  return [...kept, suggest(typed, suggestions)];
}

/** Whether the message contains exactly this text in quotes, by itself or in a list. */
const isInQuotes = (text: string, message: string): boolean => {
  const runs = [...message.matchAll(/"([^"]+)"/g)].map(([, run = '']) => run);
  return runs.some((run) => equalsIgnoringCase(run, text) || equalsIgnoringCase(run.replace(/^\d{4}\s+/, ''), text));
};

/** Whether a text looks like its kind, or is exactly the value that the message as a whole gives. */
function isPlain(text: string, kind: FreeText, message: string): boolean {
  const looked = likeness(text, kind);
  // If part of the text explains the value, it is not a plain value.
  if (looked === 'sure' && readValue(text, kind).besides.length === 0) return true;
  if (looked === 'no') return false;
  const whole = readValue(message, kind);
  return equalsIgnoringCase(whole.value, text) && certaintyOf(whole, kind) === 'sure' && whole.isNamed;
}

/** Removes the chat around a value. */
const withoutChat = (text: string, kind: FreeText): string => readValue(text, kind).value;
