import { fold } from '../fold.ts';
import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import { isTrackTitle } from '../releases/untitled.ts';
import type { Act, PlainAct } from './act.ts';
import type { FreeText } from './interpret/corrections/field-nouns.ts';
import { likeness as respelling } from './interpret/corrections/respelled.ts';
import { TRADITIONAL } from './interpret/credits/credit-element.ts';
import { genrePhrases } from './interpret/lists/genre-names.ts';
import { writtenLanguagePhrases } from './interpret/lists/language-names.ts';
import { certaintyOf, inQuotes, likeness } from './interpret/values/free-text-acts.ts';
import { isOrdinaryName, isOrdinaryTalk } from './interpret/values/ordinary-words.ts';
import { valueSaid } from './interpret/values/value-said.ts';
import { key } from './interpret/words/nearest.ts';
import { cleaned } from './interpret/words/said.ts';
import { wordKey, wordsOf } from './interpret/words/words.ts';

/** A free text that an act would save: what it is, and the act with another one in its place. */
type Text = { text: string; kind: FreeText };

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** All free texts of an act. */
function textsOf(act: PlainAct): Text[] {
  switch (act.kind) {
    case 'set-release':
      if (act.field === 'title') return [{ text: act.value, kind: 'title' }];
      if (act.field === 'version') return [{ text: act.value, kind: 'version' }];
      if (act.field === 'recordLabel') return [{ text: act.value, kind: 'label' }];
      return act.field === 'pLine' || act.field === 'cLine' ? [{ text: act.value.holder, kind: 'holder' }] : [];
    case 'set-track':
      return act.field === 'title' || act.field === 'version' ? [{ text: act.value, kind: act.field }] : [];
    case 'track-titles':
      return act.titles.map((text) => ({ text, kind: 'title' as const }));
    case 'credit':
      return act.named.credits.map(({ name }) => ({ text: name, kind: 'name' as const }));
    case 'rename-credit':
      return [{ text: act.name, kind: 'name' }];
    default:
      return [];
  }
}

/** An act with other free texts. */
function withTexts(act: PlainAct, change: (text: string) => string): PlainAct {
  switch (act.kind) {
    case 'set-release':
      if (act.field === 'pLine' || act.field === 'cLine')
        return { ...act, value: { ...act.value, holder: change(act.value.holder) } };
      return act.field === 'title' || act.field === 'version' || act.field === 'recordLabel'
        ? { ...act, value: change(act.value) }
        : act;
    case 'set-track':
      return act.field === 'title' || act.field === 'version' ? { ...act, value: change(act.value) } : act;
    case 'track-titles':
      return { ...act, titles: act.titles.map(change) };
    case 'credit':
      return {
        ...act,
        named: {
          ...act.named,
          credits: act.named.credits.map((credit) => ({ ...credit, name: change(credit.name) })),
        } as typeof act.named,
      };
    case 'rename-credit':
      return { ...act, name: change(act.name) };
    default:
      return act;
  }
}

/** An act without the names that are none; undefined where nothing is left of it. */
function withoutTexts(act: PlainAct, isNone: (text: Text) => boolean): PlainAct | undefined {
  if (act.kind !== 'credit') return textsOf(act).some(isNone) ? undefined : act;
  const credits = act.named.credits.filter(({ name }) => !isNone({ text: name, kind: 'name' }));
  return credits.length > 0 ? { ...act, named: { ...act.named, credits } as typeof act.named } : undefined;
}

/** What the names say that are none, so that it is not dropped in silence. */
const leftOver = (acts: readonly PlainAct[], isNone: (text: Text) => boolean): Act[] =>
  [
    ...new Set(
      acts
        .flatMap(textsOf)
        .filter(isNone)
        .map(({ text }) => text),
    ),
  ].map((text) => ({ kind: 'left-over', text }));

/** Every artist of a release: their names may be any words. */
const namesIn = (release: Release | null): ReadonlySet<string> =>
  new Set((release ? orderedTracks(release) : []).flatMap(({ artists }) => artists.map(({ name }) => fold(name))));

const titleIn = (act: PlainAct): string =>
  (act.kind === 'set-track' || act.kind === 'set-release') && act.field === 'title' ? act.value : '';

/** Words with which somebody gives a title another one. */
const RENAMES =
  /\b(?:titles?|titled|called|calls?|named?|renamed?|spell(?:ed|ing)?|spelt|typo|should (?:be|read|say)|supposed|not|instead|change|fix|correct|meant|wrong|t[ií]tulo|llama|corrige|cambia|titre|s'appelle|corrigez|titel|heißt|heisst|titolo|si chiama|corregg\w+|n[aã]o|nicht|sondern|pas|non|nie)\b/i;
/** How like a new title is to the old one that is only spelled anew. */
const LIKELY = 0.5;
/** A message that only spells a title is no longer: behind more words stands a sentence about it. */
const MOST_OF_SPELLING = 8;

/** Words that a title gains at most when it is only corrected. */
const MOST_MORE = 3;

/** Whether a title that stands would become a piece of itself, or a sentence: 'Speed the Plough is a folk song' renames nothing. */
function isOddTitle(act: PlainAct, message: string, release: Release | null): boolean {
  const title = titleIn(act);
  if (title === '' || !release) return false;
  const tracks =
    act.kind === 'set-track'
      ? orderedTracks(release).filter((_, n) => act.tracks === 'all' || act.tracks.includes(n + 1))
      : [];
  const old = act.kind === 'set-release' ? [release.title] : tracks.map((track) => track.title);
  const words = wordsOf(title).map(({ key }) => key);
  return old.filter(isTrackTitle).some((one) => {
    const before = wordsOf(one).map(({ key }) => key);
    const isPiece = words.length < before.length && words.every((word) => before.includes(word));
    const isAmid = words.length > before.length + 1 && before.every((word) => words.includes(word));
    const isRespelled = respelling(key(one), key(title)) >= LIKELY && wordsOf(message).length <= MOST_OF_SPELLING;
    const isRenamed = RENAMES.test(message) || isRespelled || same(valueSaid(message, 'title').value, title);
    return isPiece || isAmid || !isRenamed || words.length > before.length + MOST_MORE;
  });
}

/** Whether one of several titles begins with small words while the others have capitals: 'the closer is Leave the Light'. */
function isMixedList(act: PlainAct): boolean {
  if (act.kind !== 'track-titles' || act.titles.length < 2) return false;
  // 'Van: Zamba del Olvido; Alfonsina y el Mar'
  const [first = '', ...rest] = act.titles;
  if (/^\p{L}+(?:\s\p{L}+){0,2}:\s/u.test(first) && !rest.some((title) => title.includes(':'))) return true;
  const talking = act.titles.filter(
    (title) => /^(?:\p{Ll}+\s+){2,}\p{Lu}/u.test(title) && isOrdinaryTalk(wordsOf(title).slice(0, 2)),
  );
  return talking.length > 0 && talking.length < act.titles.length;
}

/** Languages and genres name nobody: 'the verse is Twi, the chorus English'. */
const listed = new Set([...genrePhrases(), ...writtenLanguagePhrases()].map(([phrase]) => wordKey(phrase)));
const isListed = (text: string): boolean => text !== TRADITIONAL && listed.has(wordKey(text));

const isOfName = (kind: FreeText): boolean => kind === 'name' || kind === 'holder' || kind === 'label';

/** Two people in one name, or a code beside it. */
const OF_TWO = /\s(?:ft|feat|featuring|prod)\b|\d{5}/i;
/** What stands in columns and lists, and in nobody's name. */
const ODD_SIGNS = /\/\/|[:|]|\([^)]*$|'s\s+\p{L}|\p{Lu}\S*\s(?:ve|dan|och|og|ja)\s\p{Lu}/u;

/** "I" and "me" stand for the artist in credits and lines. */
const ME = /^(?:i|me|myself|mine|us|we)$/i;

/**
 * Stands behind every interpreter, ours and a model's (product 31.6): a free text that does not look like one, and that the message does not
 * hold in quotes, is not saved but offered, without what leads to it and the chat around it first, then exactly as typed.
 */
export function guardFreeText(acts: readonly Act[], message: string, release: Release | null): Act[] {
  const said = cleaned(message);
  const known = namesIn(release);
  const isNoName = ({ text, kind }: Text): boolean =>
    isOfName(kind) && !same(text, said) && (isOrdinaryName(text, said) || (kind === 'name' && isListed(text)));
  const isSure = ({ text, kind }: Text): boolean =>
    text.trim() === '' ||
    ME.test(text.trim()) ||
    (kind !== 'title' && known.has(fold(text))) ||
    isInQuotes(text, said) ||
    (isPlain(text, kind, said) &&
      !isNoName({ text, kind }) &&
      !(isOfName(kind) && ODD_SIGNS.test(text)) &&
      !(kind === 'name' && OF_TWO.test(text)));
  const doubtful = acts.filter(
    (act): act is PlainAct =>
      act.kind !== 'suggest' &&
      (!textsOf(act).every(isSure) ||
        isMixedList(act) ||
        (isOddTitle(act, said, release) && !isInQuotes(titleIn(act), said))),
  );
  if (doubtful.length === 0) return [...acts];
  const kept = acts.filter((act) => !doubtful.includes(act as PlainAct));
  const offered = doubtful.flatMap((act) => withoutTexts(act, isNoName) ?? []);
  if (offered.length === 0) return kept.length > 0 ? [...kept, ...leftOver(doubtful, isNoName)] : [{ kind: 'unclear' }];
  const texts = offered.flatMap(textsOf);
  const kindOf = (text: string) => texts.find((one) => one.text === text)?.kind ?? 'name';
  const likely = offered.map((act) =>
    withTexts(act, (text) => (isSure({ text, kind: kindOf(text) }) ? text : likelier(text, kindOf(text)))),
  );
  const readings = [likely, offered].filter((reading) =>
    reading.some((act) =>
      textsOf(act).every(({ text, kind }) => (text !== '' && likeness(text, kind) !== 'no') || reading === offered),
    ),
  );
  const labelOf = (reading: readonly PlainAct[]) =>
    reading
      .flatMap(textsOf)
      .map(({ text }) => inQuotes(text))
      .join(', ')
      .slice(0, 200);
  const suggestions = readings
    .map((reading) => ({ label: labelOf(reading), acts: reading.slice(0, 5) }))
    .filter(({ label }, n, all) => all.findIndex((one) => one.label === label) === n);
  return [...kept, { kind: 'suggest', said: said.slice(0, 200), suggestions }];
}

/** Whether the message says the text letter by letter: in quotes, alone or in a list. */
const isInQuotes = (text: string, message: string): boolean => {
  const runs = [...message.matchAll(/"([^"]+)"/g)].map(([, run = '']) => run);
  return runs.some((run) => same(run, text) || same(run.replace(/^\d{4}\s+/, ''), text));
};

/** A text that looks like its kind, or is just what the message as a whole gives as its value. */
function isPlain(text: string, kind: FreeText, message: string): boolean {
  const looked = likeness(text, kind);
  // An explanation in it belongs to no value.
  if (looked === 'sure' && valueSaid(text, kind).besides.length === 0) return true;
  if (looked === 'no') return false;
  const whole = valueSaid(message, kind);
  return same(whole.value, text) && certaintyOf(whole, kind) === 'sure' && whole.isNamed;
}

/** A text without its preamble and chat. */
const likelier = (text: string, kind: FreeText): string => valueSaid(text, kind).value;
