import { itemAt } from '../words/item-at.ts';
import type { Word } from '../words/words.ts';
import type { Phrase } from './credit-phrases.ts';
import { type CreditStep, SIGNS, type Token } from './credit-token.ts';
import type { CreditWord } from './credit-words.ts';

/** How a text is capitalized, and the question that it answers. */
export type Style = { isProper: (word: Word | undefined) => boolean; isShouting: boolean; step: CreditStep };

/** Words that join two names even if they are capitalized. */
const LINKS = new Set(
  'by and with on is are was for at in from did does plays played as feat ft featuring i'.split(' '),
);
/** English words that are never names. Words from other languages may be names if they are capitalized. */
const NEVER_NAMES = new Set(
  'by and with on is are was for at in from did does plays played as feat ft featuring i me my we us the of all same written music words lyrics also both'.split(
    ' ',
  ),
);
/** Titles that may begin a stage name. */
const KEPT_TITLES = new Set('don'.split(' '));
/** Words that are part of the name after them: 'The Beatles', 'El Alfa'. */
const NAME_OPENERS = new Set(
  'the el la los las le les die der das il lo gli de da di du van von san santa mc dj lil big young studio estudio estudios studios casa'.split(
    ' ',
  ),
);
/** Words that occur within names: 'Ana da Silva'. */
const PARTICLES = new Set('de del da do dos das du di von van of'.split(' '));
/** First names that are also function words in some language. */
const FIRST_NAMES = new Set('ama per mas ko ki ka ne sha dai ina tai an da ja na no vi sol'.split(' '));
/** Instruments that are also first names: 'Kit Moreno'. */
const ROLES_AS_FIRST_NAMES = new Set(['kit']);
/** Words for roles that also end the names of companies and bands: 'Roxy Music'. */
const COMPANIES = new Set('music sound production beats musik musica recordings'.split(' '));
/** Words that end the names of groups. */
export const GROUPS = new Set('choir orchestra ensemble coro orquesta orchestre chor orchester quartet'.split(' '));

/** Small words within a stage name, before a capitalized role. */
const IN_STAGE_NAMES = new Set('no na on in of do da de'.split(' '));
const STAGE_ENDS = new Set('beat beats mix keys'.split(' '));

/** Whether a name is expected here: after 'by', or before a verb, as in 'Beat Farmer did the music'. */
const isNameExpected = (before: Token | undefined, afterNext: Phrase | undefined): boolean =>
  before?.is === 'by' || afterNext?.form === 'verb' || afterNext?.senses.includes('did') === true;

const isUnknown = (raw: Phrase | undefined): boolean =>
  raw !== undefined && !raw.fixed && !raw.role && raw.senses.length === 0;

/** The phrases around a phrase, up to the nearest punctuation mark. `isHead`: a colon follows. */
export type PhraseContext = {
  before: Token | undefined;
  isAfterRole: boolean;
  isJoined: boolean;
  lastWord: Word | undefined;
  next: Phrase | undefined;
  /** The phrase after `next`. */
  afterNext: Phrase | undefined;
  isHead: boolean;
  isInitial: boolean;
};

/** Decides what a phrase means in its context: part of a name, a role, or another credit word. */
export function senseOf(
  phrase: Phrase,
  { before, isAfterRole, isJoined, lastWord, next, afterNext, isHead, isInitial }: PhraseContext,
  { isProper, isShouting, step }: Style,
): 'name' | 'title' | 'role' | Exclude<CreditWord, 'honorific'> {
  const word = itemAt(phrase.words, 0);
  const isOne = phrase.words.length === 1;
  const isCapital = isOne && isProper(word);
  const isStageEnd = (one: Phrase | undefined) =>
    one?.words.length === 1 && isProper(one.words[0]) && STAGE_ENDS.has(one.phrase);
  const nextWord = next?.words[0];
  const nextIsProper =
    isProper(nextWord) &&
    (isUnknown(next) ||
      (next?.words.length === 1 && !next.role && !next.fixed && !NEVER_NAMES.has(nextWord?.key ?? '')));
  // In 'Seo-rin' and 'Fro$t', the parts of a compound have no meaning of their own.
  const isCompound = isOne && isJoined && /^[^\s]+$/.test(word.gap);
  // An initial, as in 'J. Ortiz', is part of a name.
  if (isOne && /^\p{Lu}$/u.test(word.text) && isInitial) return 'name';
  if (isUnknown(phrase) || isCompound) return phrase.senses.includes('suffix') && isCompound ? 'suffix' : 'name';
  if (phrase.role) {
    if (isOne && GROUPS.has(phrase.phrase) && isJoined) return isHead ? 'role' : 'name';
    if (isCapital && phrase.form === 'noun' && isUnknown(next) && nextIsProper && isNameExpected(before, afterNext))
      return 'name';
    if (isCapital && ROLES_AS_FIRST_NAMES.has(phrase.phrase) && nextIsProper) return 'name';
    if (phrase.phrase === 'dj' && (isUnknown(next) || isJoined)) return 'name';
    const follows = isCapital && isJoined && (isProper(lastWord) || PARTICLES.has(lastWord?.text ?? ''));
    if (follows && PARTICLES.has(lastWord?.text ?? '')) return 'name';
    if (isCapital && isJoined && isAfterRole && IN_STAGE_NAMES.has(lastWord?.text ?? '') && STAGE_ENDS.has(word.key))
      return 'name';
    if (follows && next === undefined && COMPANIES.has(phrase.phrase) && step !== 'writers') return 'name';
    if (follows && (next === undefined || nextIsProper) && (isAfterRole || nextIsProper)) return 'name';
    return 'role';
  }
  const { senses } = phrase;
  // In 'Prod. Zeca no Beat', the stage name contains the word for a role.
  if (isOne && IN_STAGE_NAMES.has(word.key) && isAfterRole && isJoined && isProper(lastWord) && isStageEnd(next))
    return 'name';
  // In a text that is all capitals, only the context distinguishes a name from unrelated words.
  if (isShouting && isOne && senses[0] === 'talk' && (isJoined || isUnknown(next))) return 'name';
  const can = (sense: CreditWord) => senses.includes(sense);
  if (can('suffix') && isJoined && !isCapital && next === undefined) return 'suffix';
  if (can('honorific') && (isUnknown(next) || next?.fixed?.is === 'name' || next?.senses.includes('honorific'))) {
    if (/^the late|^legendary|^the legendary/.test(phrase.phrase)) return 'noise';
    if (isCapital && KEPT_TITLES.has(word.key)) return 'name';
    if (!isJoined && step !== 'artists') return 'title';
    return 'name';
  }
  if (isOne && isCapital && isJoined && isProper(lastWord) && !LINKS.has(word.key)) return 'name';
  if (isOne && isCapital && !NEVER_NAMES.has(word.key)) {
    const isWithin = before !== undefined && !SIGNS.has(before.is);
    if (isWithin && !isJoined && (can('noise') || can('talk'))) return 'name';
    if (nextIsProper && (NAME_OPENERS.has(word.key) || FIRST_NAMES.has(word.key))) return 'name';
    if (nextIsProper && (can('relation') || can('them') || can('mine') || can('is') || can('talk'))) return 'name';
  }
  if (isCapital && word.key === 'the' && nextIsProper) return 'name';
  if (can('of')) {
    if (isJoined && (isUnknown(next) || (isProper(next?.words[0]) && next?.words.length === 1)))
      return can('place') && !PARTICLES.has(word.key) ? 'place' : 'name';
    if (can('place') && before?.is !== 'role') return isUnknown(next) || next?.fixed ? 'place' : 'noise';
    return before?.is === 'role' || before?.is === 'and' || before?.is === 'noise' || before?.is === 'is'
      ? 'by'
      : 'noise';
  }
  if (can('versus')) return isJoined || before?.is === 'self' || before?.is === 'name' ? 'versus' : 'noise';
  if (can('mine')) {
    const isFirst = before === undefined || SIGNS.has(before.is);
    if (isFirst && !isJoined && next?.senses.includes('did')) return 'name';
    const isRelated = next?.senses.includes('relation') || next?.form === 'person' || isUnknown(next);
    return isRelated ? 'possessive' : 'self';
  }
  if (word.key === 'i' && isOne && word.text === 'i' && isJoined && isProper(lastWord) && nextIsProper) return 'and';
  if (
    word.key === 'me' &&
    isOne &&
    next !== undefined &&
    (next.senses.includes('relation') ||
      (isUnknown(next) && !isShouting && !isProper(next.words[0]) && before?.is !== 'and'))
  )
    return 'possessive';
  if (can('relation') && isOne) {
    const isLed = before !== undefined && ['possessive', 'article', 'relation'].includes(before.is);
    if (isLed || nextIsProper || (next === undefined && !isJoined) || next?.fixed) return 'relation';
    if (!isLed && !isCapital && isJoined) return 'name';
    return isUnknown(next) && !isLed ? 'name' : 'relation';
  }
  if (word.text === 'é' || word.text === 'É') return 'is';
  if (word.text === 'él') return 'them';
  if (can('and') && isOne) {
    if (word.key === 'en' || word.key === 'an' || word.key === 'u' || word.key === 'dan' || word.key === 've') {
      if (!(isJoined || before?.is === 'name' || before?.is === 'self' || before?.is === 'role') || next?.role)
        return can('did') && next?.role ? 'did' : can('article') ? 'article' : 'noise';
      if (word.key === 'en' && !isShouting && before?.is === 'role') return 'place';
      return 'and';
    }
    return 'and';
  }
  if (can('did') && can('is')) return next?.role ? 'did' : isUnknown(next) || next?.fixed ? 'is' : 'noise';
  if (word.key === 'no' && isOne) return next?.role ? (isJoined || before?.is === 'name' ? 'did' : 'lack') : 'noise';
  if (can('lack') && !can('noWords'))
    return next?.role || next?.senses.includes('article') ? 'lack' : can('except') ? 'except' : 'noise';
  if (can('possessive') && isOne && senses.length > 1)
    return next && (next.senses.includes('relation') || next.role)
      ? 'possessive'
      : (senses.find((one) => one !== 'possessive') as 'them');
  const sense = senses.find((one) => one !== 'honorific' && one !== 'suffix') ?? 'name';
  return sense;
}
