import type { Act } from '../act.ts';
import type { Step } from '../step.ts';
import { salesStart } from './answers/sales-start.ts';
import { titleOfTrack } from './answers/title.ts';
import { answers } from './answers.ts';
import { topicOf } from './commands.ts';
import type { Answer, InterpretContext } from './context.ts';
import { creditActs } from './credit-acts.ts';
import { creditsSaid } from './credits-said.ts';
import { knownCredits } from './known-credits.ts';
import { plain, unquoted, withoutOpening } from './said.ts';
import { wordsOf } from './words.ts';

const PREFIX =
  "^(?:(?:please|no|yes|and|also|but|then|oh|sorry|actually|can you|could you|i want to|i'd like to|let's|now|wait|hold on)\\b[,.]?\\s+)*";
const labelled = new RegExp(
  `${PREFIX}(?:(change|set|make|update|correct|fix|put|rename|edit|move)\\s+)?(?:the |my |our |its )?([\\w/-]+(?: [\\w/-]+){0,4}?)\\s*(?:\\b(?:to be|to|is|are|as|was|should be|will be|must be|into)\\b|:|=)\\s*(.+)$`,
  'i',
);
const kindAndTitle =
  /^(?:it(?:'s| is| will be)? |this is |i have |we have |i'm releasing |i want to release )?(?:an? |my |our |the )?(?:new |debut |first |next )?(single|ep|album|record)(?: (?:with|of) (\w+) (?:tracks?|songs?))?,? (?:called|titled|named)\s+(.+)$/i;
const renamed = new RegExp(
  `${PREFIX}(?:(?:it(?:'s| is| should be)|i(?:'d| would) (?:like to )?|let'?s|we|you can)?\\s*(?:now )?(?:called|titled|named|call (?:it|the release)|name it|rename (?:it|the release) to))\\s+(.+)$`,
  'i',
);
const WORDS_OF_TOPIC =
  /\b(?:release|sales|start|date|day|original|pre-?order|cover|art|artwork|song|songs|licen[cs]e|primary|main|second|secondary|genre|audio|sung|singing|title|titles|metadata|language|p|c|line|[pc]-line|record|label|track|version|writer|writers|composers?|lyricists?|songwriters?|contributors?|credits?|artists?|album|single|ep|explicit|content|lyrics|stores?|territory|territories|country|countries|upc|isrc|codes?|barcode|preview|launch|name|of|for|the|its|file|out)\b/gi;

/** A label that is nothing but the name of a field. */
const stepOfLabel = (label: string): Step | undefined => {
  const said = label.toLowerCase();
  return said.replace(WORDS_OF_TOPIC, '').replace(/[\s/-]+/g, '') === '' ? topicOf(said) : undefined;
};

/** 'The genre is pop', 'change the title to Dawn', 'label: Ferry House'. */
const byLabel: Answer = (text, context) => {
  const [, , label = '', value = ''] = labelled.exec(text) ?? [];
  const step = label === '' ? undefined : stepOfLabel(label);
  if (!step || ['review', 'cover_art', 'audio_files'].includes(step)) return undefined;
  // "The titles are in Japanese" names no title.
  if (step === 'title' && context.question.step === 'metadata_language') return undefined;
  // Of credits the label says who did what: 'lyrics: Ana Lima', 'the artist is Kid Blue'.
  if (CREDITS.includes(step)) return answers[step](`${label}: ${value}`, context);
  return answers[step](unquoted(value), context);
};
const CREDITS: readonly Step[] = ['artists', 'writers', 'contributors'];

const byTitle: Answer = (text, context) => {
  const kind = kindAndTitle.exec(text);
  if (kind) {
    const count = kind[2]
      ? answers.track_count(kind[2], context)
      : /single/i.test(kind[1] ?? '')
        ? answers.track_count('1', context)
        : [];
    return [
      { kind: 'set-release', field: 'title', value: unquoted((kind[3] ?? '').replace(/(?<=\w{2})\.$/, '')) },
      ...(count ?? []),
    ];
  }
  const [, value] = renamed.exec(text) ?? [];
  return value
    ? [{ kind: 'set-release', field: 'title', value: unquoted(value.replace(/(?<=\w{2})\.$/, '')) }]
    : undefined;
};

const OUT =
  /^(?:it(?:'s| is| will be| comes?| should (?:be|come)) )?(?:out|released?|coming(?: out)?|come out|drop(?:s|ping)?|launch(?:es|ing)?|available|goes live|go live)\b\s*(?:on|in|by|for|from)?\s*/i;
const byDate: Answer = (text, context) => {
  // There 'released on …' and 'as soon as possible' answer another question.
  if (['original_release', 'pre_order'].includes(context.question.step)) return undefined;
  if (OUT.test(text)) return salesStart(text.replace(OUT, ''), context);
  return /^(?:as soon as possible|asap)[.!]?$/i.test(text) ? salesStart(text, context) : undefined;
};

/** 'feat. J. Ortiz', 'the beat is by Ana Lima', 'I wrote it with Sam': names that look like names, with what they did. */
const byCredits: Answer = (text, { release }) => {
  const { credits, names, isDoubtful } = creditsSaid(text, knownCredits(release));
  const [first] = wordsOf(text);
  const isSelf = (name: string) => /^(?:me|i|myself)$/i.test(name);
  // "My recordings" and "all the words" name nobody: who speaks of himself begins with it, or says that it is by him.
  const saysSelf = first?.key === 'i' || first?.key === 'me' || /\bby (?:me|myself)\b/i.test(text);
  const areNames = credits.every(({ name }) => (isSelf(name) ? saysSelf : /^[^\p{Ll}]/u.test(name)));
  const isCredits = credits.length > 0 && names.length === 0 && areNames && !isDoubtful && wordsOf(text).length <= MOST_OF_CREDITS;
  return isCredits ? creditActs(credits) : undefined;
};
const MOST_OF_CREDITS = 16;

const LINES = /^(?:℗|©|\(p\)|\(c\)|[pc]-?line\b)/i;
const byMark: Answer = (text, context) => {
  if (!LINES.test(text)) return undefined;
  return /^(?:©|\(c\)|c)/i.test(text) ? answers.c_line(text, context) : answers.p_line(text, context);
};

const cues: readonly [RegExp, Step][] = [
  [/^(?:it(?:'s| is) )?(?:sung|singing|we sing|i sing|the lyrics are|lyrics)(?: are)? in \w+/i, 'audio_language'],
  [/^(?:the )?titles? (?:are|is) (?:written )?in \w+|^written in \w+$/i, 'metadata_language'],
  [
    /\b(?:is|are|it's|they're) (?:not )?(?:explicit|clean)\b|^(?:not )?explicit$|^no explicit|^(?:only )?tracks? .*\bexplicit$/i,
    'explicit',
  ],
  [/\b(?:is|are) (?:an? |also )*covers?\b|^no covers?$/i, 'cover_songs'],
  [
    /^(?:it (?:has|is)|there are|with|it's)? ?(?:an? )?(?:\w+ )?(?:tracks|songs)$|^(?:it(?:'s| is) )?a single$|^(?:an? )?(?:ep|album) (?:with|of) \w+ (?:tracks|songs)$/i,
    'track_count',
  ],
  [/^(?:out )?worldwide$|^everywhere(?: (?:but|except).*)?$|^not in \w|^only in \w/i, 'territories'],
  [/^not on \w|^all stores(?: (?:but|except).*)?$|^only on \w/i, 'stores'],
  [/\bno ai\b/i, 'ai_audio'],
  [/^preview\b.*\d/i, 'preview_start'],
  [/\bisrc\b.*\d{5}|\bupc\b.*\d{6}/i, 'codes'],
];
/** 'It has 3 tracks', whatever was asked. */
const byCount: Answer = (text, context) =>
  /^(?:it has|there are|make it|it should have|we have) \w+ (?:tracks|songs)$/i.test(text)
    ? answers.track_count(text, context)
    : undefined;

const byCue: Answer = (text, context) => {
  const step = cues.find(([cue]) => cue.test(text))?.[1];
  return step && answers[step](text.replace(/^preview (?:starts |start |begins )?/i, ''), context);
};

/** 'The second one is Maria' is a title after titles, and a name after names. */
const byTrackTitle: Answer = (text, context) => {
  const isOfTitles = [context.question.step, context.previous].includes('track_titles');
  if (
    /\b(?:is|are)\s+(?:not\s+)?(?:explicit|clean|an? clean|an? cover|covers|instrumental|in\s|sung|original)/i.test(
      text,
    )
  )
    return undefined;
  const isSaid = /\btitle\b|\b(?:called|titled|named|rename)\b/i.test(text);
  return isOfTitles || isSaid ? titleOfTrack(text, context) : undefined;
};

const onlySure = (acts: Act[] | undefined) => (acts?.every(({ kind }) => kind !== 'suggest') ? acts : undefined);
const strict: readonly Answer[] = [
  byTrackTitle,
  byTitle,
  byLabel,
  byMark,
  byCount,
];
const loose: readonly Answer[] = [
  byDate,
  byCue,
  byCredits,
  (text, context) => (plain(text).split(' ').length <= 4 ? onlySure(answers.primary_genre(text, context)) : undefined),
];

/**
 * What a text says of a field by itself, whatever was asked. `isStrict` leaves out what could as well be an answer in free words: a genre, a
 * number of tracks, a name with a role.
 */
export function statementIn(text: string, context: InterpretContext, isStrict: boolean): Act[] | undefined {
  const said = withoutOpening(text);
  for (const read of isStrict ? strict : [...strict, ...loose]) {
    const acts = read(said, context);
    if (acts && acts.length > 0) return acts;
  }
  return undefined;
}
