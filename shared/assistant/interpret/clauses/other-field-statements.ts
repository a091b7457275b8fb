import { CONTENT_ID } from '../../../releases/stores-of-new.ts';
import type { Act, PlainAct } from '../../act.ts';
import { questions } from '../../questions.ts';
import type { Step } from '../../step.ts';
import { answers } from '../answers.ts';
import type { InterpretContext } from '../context.ts';
import { actsIfCertain } from '../corrections/current-values.ts';
import { saysNoLabel } from '../declarations/no-label.ts';
import { kindOfAnswer } from '../kind-of-answer.ts';
import { isQuestion } from '../talk/is-question.ts';
import { withoutOpening } from '../words/normalize-text.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { joinPieces, type Piece, piecesOf } from './pieces.ts';

/** The acts from statements about fields other than the open question's, and the remaining text. */
export type SeparatedStatements = { acts: Act[]; rest: string };

/** Minimum number of words in a statement, unless it matches `WORLDWIDE`. */
const MIN_WORDS = 2;
const WORLDWIDE = /^(?:worldwide|weltweit)[.!]*$/i;
/** The maximum number of words in a statement. A message with too many pieces is treated as a list. */
const MAX_WORDS = 9;
const MAX_PIECES = 12;

const NO = `(?:no|not|without|zero|sin|nada de|sem|nenhuma?|sans|pas de?|pas d'|aucune?|kein|keine|ohne|senza|niente|nessuna?|geen)`;
const phrase = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'iu');
const whole = (pattern: string) => new RegExp(`^(?:${pattern})[.!]*$`, 'iu');

/** Words that can only mean a label, unlike "name" and "records". */
const LABEL = phrase(
  'labels?|sello|disquera|selo|gravadora|plattenlabel|plattenfirma|etichetta|casa discografica|imprint',
);
/** Words that make a statement. 'flip it to explicit' has none of them, because it changes an earlier answer. */
const IS = phrase(
  "is|are|was|it's|that's|isn't|aren't|not|no|nothing|none|has|have|es|son|est|sont|ist|sind|é|são|è|sono|nada|não|nicht|nichts|keine?|pas|rien|niente|non",
);

/**
 * Patterns of statements about other questions. Answers to the open question do not contain these words, with the
 * exceptions listed below.
 */
const STATEMENT_PATTERNS: readonly [Step, (text: string) => boolean][] = [
  [
    'ai_audio',
    matches(
      whole(
        `(?:there (?:is|was|are) |there's |we used |i used |absolutely )*${NO} ?(?:ai|a\\.i\\.|ia|ki)(?: (?:at all|used|was used|anywhere|here|on .+|in .+))?`,
      ),
    ),
  ],
  [
    'pre_order',
    matches(
      phrase(
        `${NO} (?:pre[ -]?orders?|pre[ -]?sale|preventa|pré[ -]?venda|précommande|vorbestellung|preordine|prevendita)`,
      ),
    ),
  ],
  [
    'explicit',
    (text) =>
      IS.test(text) &&
      phrase(
        'explicit|expl[ií]cit[oa]s?|explicites?|explizite?|esplicit[oaie]|swearing|swear words|parental advisory',
      ).test(text),
  ],
  [
    'cover_songs',
    matches(
      phrase(
        "(?:no|not an?|is an?|are|aren't|isn't an?) covers?|cover songs?|keine? covers?|ist ein cover|es un cover|é um cover|è una cover|une reprise",
      ),
    ),
  ],
  [
    'audio_language',
    matches(
      phrase(
        'sung in|singing in|(?:we|i) sing in|lyrics are in|songs? (?:is|are) in|gesungen|cantad[oa]s? e[nm]|chantée?s? en|cantat[oaie] in',
      ),
    ),
  ],
  ['preview_start', matches(phrase('previews?|vorschau|anteprima|vista previa'))],
  [
    'stores',
    matches(
      phrase(
        '(?:all|every) (?:the )?stores?|todas las tiendas|todas as lojas|alle (?:stores|shops)|tutti (?:i negozi|gli store)',
      ),
    ),
  ],
  [
    'territories',
    matches(
      whole(
        '(?:(?:it goes |make it |put it out |release it )?(?:worldwide|world wide|en todo el mundo|no mundo todo|dans le monde entier|weltweit|in tutto il mondo)|everywhere (?:except|but|apart from) .+)(?: please)?',
      ),
    ),
  ],
];

function matches(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
}

/**
 * For each open question, the other questions whose words may occur in its own answers: a version may be "explicit",
 * and an old release may have been "worldwide".
 */
const AMBIGUOUS_AT: Readonly<Partial<Record<Step, readonly Step[]>>> = {
  version: ['explicit', 'cover_songs', 'audio_language', 'stores', 'territories'],
  cover_licence: ['cover_songs', 'territories', 'stores'],
  content_id: ['cover_songs', 'territories', 'stores'],
  ai_composition: ['ai_audio'],
  metadata_language: ['audio_language'],
  primary_genre: ['territories'],
  secondary_genre: ['territories'],
  original_release: ['cover_songs', 'territories', 'stores'],
  stores: ['territories'],
  track_count: ['cover_songs', 'explicit', 'audio_language'],
  contributors: ['cover_songs'],
  writers: ['cover_songs', 'audio_language'],
  artists: ['cover_songs', 'audio_language'],
};

/** Questions whose answer may be any text, so that nothing is separated from it. */
const UNSPLIT_STEPS: readonly Step[] = ['open_point', 'point_change', 'point_reason', 'locked'];

/**
 * Separates the pieces that are clearly about other fields, so that they are not read as an answer to the open
 * question: 'no AI' says nothing about explicit lyrics. Undefined if there are no such pieces.
 */
export function separateStatements(text: string, context: InterpretContext): SeparatedStatements | undefined {
  const { question } = context;
  if (kindOfAnswer(question.step) === 'title' || UNSPLIT_STEPS.includes(question.step) || text.includes('"'))
    return undefined;
  const pieces = piecesOf(text);
  if (pieces.length > MAX_PIECES) return undefined;
  const kept: Piece[] = [];
  const acts: Act[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = statementAt(pieces, at, context);
    const piece = pieces[at];
    if (found) acts.push(...found.acts);
    else if (piece) kept.push(piece);
    at += found?.length ?? 1;
  }
  return acts.length > 0 ? { acts, rest: textOf(kept) } : undefined;
}

const textOf = (pieces: readonly Piece[]): string =>
  joinPieces(pieces.map((piece, n) => (n === 0 ? { ...piece, gap: '' } : piece)));

/**
 * Reads the statement that starts at a piece. After 'all stores' or 'worldwide', the remaining pieces, such as 'but
 * TikTok', belong to the list.
 */
function statementAt(
  pieces: readonly Piece[],
  at: number,
  context: InterpretContext,
): { acts: PlainAct[]; length: number } | undefined {
  const { text = '', gap = '' } = pieces[at] ?? {};
  const acts = statementIn(text, context);
  // In 'Everything but Content ID', this piece is an exception to the one before it.
  if (!acts || (BUT.test(gap) && contentIdIn(text))) return undefined;
  const next = pieces[at + 1];
  const isList = acts.some(({ kind }) => kind === 'stores' || kind === 'territories');
  if (!isList || !next || statementIn(next.text, context)) return { acts, length: 1 };
  const rest = textOf(pieces.slice(at));
  const step = acts.some(({ kind }) => kind === 'stores') ? 'stores' : 'territories';
  const whole = actsIfCertain(answers[step](withoutOpening(rest), { ...context, question: questions[step] }));
  return whole && { acts: whole, length: pieces.length - at };
}

const BUT = phrase('but|except|pero|mas|aber|mais|ma|sauf|außer|menos');

/**
 * Recognizes a request to add or remove Content ID, which "all stores" does not include: 'Content ID too', 'no content
 * id'.
 */
function contentIdIn(text: string): PlainAct | undefined {
  const [, no, behind] = CONTENT_ID_SAID.exec(text) ?? [];
  if (behind === undefined) return undefined;
  return { kind: 'stores', how: no ? 'remove' : 'add', stores: [CONTENT_ID] };
}
const CONTENT_ID_SAID =
  /^(?:and |also |plus |with |put it on |add )*(no |not |without |leave out )?(?:on )?(?:youtube )?content[ -]?id((?: (?:too|as well|also|please|yes))*)[.!]*$/i;

/** Reads a piece as a statement about a field other than the open question's. */
function statementIn(piece: string, context: InterpretContext): PlainAct[] | undefined {
  const text = withoutOpening(piece);
  const words = wordsOf(text);
  const { step } = context.question;
  if (words.length > MAX_WORDS || /[?？]/.test(text)) return undefined;
  if (hasSaying(words, 'doubt', 'unsure', 'hedge', 'either') || isQuestion(text, 'choice')) return undefined;
  if (step !== 'record_label' && LABEL.test(text) && saysNoLabel(text.replace(/\b(un|l|d)'/gi, '$1 ')))
    return [{ kind: 'set-release', field: 'recordLabel', value: '' }];
  const contentId = step === 'content_id' ? undefined : contentIdIn(text);
  if (contentId) return [contentId];
  const named = STATEMENT_PATTERNS.filter(([, isNamed]) => isNamed(text)).map(([one]) => one);
  const [only, ...more] = named;
  if (!only || more.length > 0 || only === step || AMBIGUOUS_AT[step]?.includes(only)) return undefined;
  if (words.length < MIN_WORDS && !WORLDWIDE.test(text)) return undefined;
  if (only === 'pre_order') return [{ kind: 'set-release', field: 'preOrder', value: '' }];
  return actsIfCertain(answers[only](text, { ...context, question: questions[only] }));
}
