import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import type { Release } from '../../../releases/release.ts';
import { ACT_LIMIT, type Act, type PlainAct } from '../../act.ts';
import type { Step } from '../../step.ts';
import { suggest } from '../../suggest.ts';
import type { InterpretContext } from '../context.ts';
import { creditWords } from '../credits/credit-words.ts';
import { roleWords } from '../credits/roles.ts';
import { kindOfAnswer } from '../kind-of-answer.ts';
import { actLabel } from '../offers/act-label.ts';
import { countUnreadWords } from '../offers/count-unread-words.ts';
import { trackMentions } from '../tracks/track-mentions.ts';
import { withoutOpening } from '../words/normalize-text.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

/** Questions whose answers are declarations to stores. Here the slightest doubt makes us ask again. */
const LEGAL_STEPS: readonly Step[] = [
  'explicit',
  'cover_songs',
  'ai_audio',
  'ai_composition',
  'cover_licence',
  'content_id',
];
export const isLegal = (step: Step): boolean => LEGAL_STEPS.includes(step);

/** Acts that save a value. */
const SETTING_ACTS = [
  'set-release',
  'set-track',
  'track-count',
  'track-titles',
  'credit',
  'stores',
  'territories',
  'licence',
  'declare',
] as const;
export const setsValue = (act: Act): act is Extract<PlainAct, { kind: (typeof SETTING_ACTS)[number] }> =>
  SETTING_ACTS.some((kind) => kind === act.kind);

/** The number of unread words that casts doubt on credits: 'his last name escapes me'. */
const MIN_UNREAD_WORDS = 1;

/** Scripts in which we know only a few words, so that other words may change the meaning. */
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Whether a value is in doubt: 'minos?', 'maybe 20 November', and in a declaration also 'I think not'. */
export function isDoubtful(text: string, { question, release }: InterpretContext, acts: readonly Act[]): boolean {
  if (!acts.some(setsValue)) return false;
  if (
    acts.some(({ kind }) => kind === 'credit') &&
    countUnreadWords(withoutOpening(text), acts, release) >= MIN_UNREAD_WORDS
  )
    return true;
  if (mentionsPartOfTitle(text, acts, release)) return true;
  const kind = kindOfAnswer(question.step);
  // 'Maybe Tomorrow' is a title, but 'us or the studio, depends' is not an owner's name.
  const isOne = kind === 'title' || !hasSaying(wordsOf(text), 'either');
  const words = wordsOf(isOne ? withoutTexts(text, acts) : text);
  if (kind === 'choice' && (/[?？](?:\s|$)/.test(text) || (words.length > 1 && OTHER_SCRIPT.test(text)))) return true;
  return (
    /[?？]\s*$/.test(text) ||
    hasSaying(words, 'doubt', 'unsure') ||
    (isLegal(question.step) && hasSaying(words, 'hedge', 'later'))
  );
}

/**
 * Whether a text credits people on all tracks, but contains a word that only some titles have. Somebody may then have
 * worked only on those tracks: 'Tune: Ana. The lullaby is by Bo'.
 */
function mentionsPartOfTitle(text: string, acts: readonly Act[], release: Release | null): boolean {
  const credits = acts.flatMap((act) => (act.kind === 'credit' && act.tracks === 'all' ? [act] : []));
  const names = credits.flatMap(({ named }) => named.credits.map(({ name }) => name));
  const titles = release
    ? orderedTracks(release).map(({ title }) => new Set(wordsOf(title).map(({ key }) => key)))
    : [];
  if (new Set(names).size < 2 || titles.length < 2) return false;
  const own = new Set(names.flatMap((name) => wordsOf(name).map(({ key }) => key)));
  const words = wordsOf(text);
  const mentions = trackMentions(words, release);
  return words.some(
    ({ key }, n) =>
      !mentions.some(({ from, to }) => n >= from && n < to) &&
      key.length >= MIN_TITLE_WORD_LENGTH &&
      !own.has(key) &&
      !roleWords.has(key) &&
      !creditWords.has(key) &&
      titles.some((title) => title.has(key)) &&
      !titles.every((title) => title.has(key)),
  );
}
const MIN_TITLE_WORD_LENGTH = 4;

/** Removes the free texts that the acts save, because 'Maybe Tomorrow' is a title and expresses no doubt. */
function withoutTexts(text: string, acts: readonly Act[]): string {
  const values = acts.flatMap((act) => {
    if (act.kind === 'track-titles') return act.titles;
    if (act.kind !== 'set-release' && act.kind !== 'set-track') return [];
    if (typeof act.value === 'string') return [act.value];
    return typeof act.value === 'object' ? [act.value.holder] : [];
  });
  return values.reduce((rest, value) => (value === '' ? rest : rest.replace(value, ' ')), text);
}

/** Turns values into an offer that a yes accepts; empty if they cannot be put into words. */
export function offerValues(acts: readonly Act[]): Act[] {
  const plain = acts.filter(setsValue);
  const label = labelOfActs(plain);
  return label === '' ? [] : [suggest(label, [{ label, acts: plain.slice(0, ACT_LIMIT) }])];
}

/** Formats acts as the label of a button; '' if they cannot be put into words. */
export const labelOfActs = (acts: readonly PlainAct[]): string =>
  shortenLabel([...new Set(acts.map(actLabel))].filter(Boolean).join('; '));

const MAX_LABEL_LENGTH = 200;

/** Shortens a label to fit on a button, keeping as many whole entries of a list as possible. */
function shortenLabel(label: string): string {
  if (label.length <= MAX_LABEL_LENGTH) return label;
  const cut = label.slice(0, MAX_LABEL_LENGTH - 2);
  const end = Math.max(cut.lastIndexOf('; '), cut.lastIndexOf(', '));
  return `${end > 0 ? cut.slice(0, end) : cut} …`;
}
