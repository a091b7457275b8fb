import { areShouted, capitalRun, isCapital, isParticle, isSmall } from '../words/capitals.ts';
import { areOnly, hasSaying } from '../words/sayings.ts';
import { isSentence, type Likeness, sentenceShare } from '../words/sentence-words.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { isOrdinary, isOrdinaryTalk } from './ordinary-words.ts';
import { afterPreamble } from './preambles.ts';
import { chatStart, isGreeting } from './value-endings.ts';

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/**
 * Words about releasing. Together with a pronoun or a verb they make a text a sentence about the release, not a title.
 */
const TRADE = wordSet(
  `title titles name names called track tracks song songs album single ep release version label artwork cover master masters upload spotify stores isrc upc code codes price cost money
  titulo nombre cancion tema disco nome titre morceau chanson titel lied lieder titolo brano canzone`,
);
export const isTradeWord = ({ key }: Word): boolean => TRADE.has(key);
/** Words for the writer and for indecision. They make a text a sentence, even where a title is expected. */
const SPEAKERS = wordSet(
  `i im ive ill we weve were they theyre you youre u its thats havent hasnt dont didnt cant couldnt still yet waiting deciding decide decided thinking changed
  yo tenemos tengo estamos nosotros eu temos tenho ainda je nous on avons ich wir haben noch io noi abbiamo ancora`,
);
/** Pronouns, which are never part of a name. */
const PRONOUNS = wordSet(
  'i an and me my myself we us you he she it they him them her one the someone somebody everyone everybody yo nosotros eu nos je moi nous ich wir io noi',
);
/** Words that writers use for themselves. */
const ME = wordSet('i me my mine myself we us moi nous ich wir io noi yo nosotros eu nos');
/** Words that describe people without giving a name. */
const GENERIC = wordSet(
  `the a an my our his her their this that guy girl man woman lady wife husband mum mom mother dad father son daughter brother sister cousin friend mate uncle aunt nephew niece granddaughter grandson neighbour neighbor
  producer photographer designer illustrator painter artist singer drummer engineer manager lawyer company production studio label publisher band group choir church school client boss owner who whoever somebody someone
  fotografo disenador amigo amiga hermano hermana mi la el un una meu minha irmao irma mon ma copain frere soeur mein meine freund bruder schwester mio mia amico fratello sorella`,
);
/** The ones among these words that mean people. */
const PERSONS = wordSet(
  `guy girl lady wife husband mum mom mother dad father daughter sister brother cousin mate uncle aunt nephew niece granddaughter grandson photographer designer illustrator painter drummer lawyer client boss owner who whoever somebody someone
  fotografo disenador hermano hermana irmao irma copain frere freund bruder schwester fratello sorella`,
);

/** Polite sentence endings in Korean and Japanese, and their commas. */
const EASTERN_SENTENCE = /(?:요|니다|세요|거라서|です|ます|ください|ません)[.!。]?$|\p{Script=Hangul},|、/u;

/** Whether a text looks like the name of a person, an act or a company. */
export function looksLikeName(text: string): Likeness {
  const words = wordsOf(text);
  if (EASTERN_SENTENCE.test(text)) return 'no';
  if (words.length === 0 || words.length > 8 || /[?\n]/.test(text)) return 'no';
  if (words.length > 1 && hasSaying(words, 'unsure', 'later', 'choose')) return 'no';
  if (words.length === 1 && PRONOUNS.has(words[0]?.key ?? '') && !ME.has(words[0]?.key ?? '')) return 'no';
  return sentenceShare(words.filter((word, n) => n === 0 || n === words.length - 1 || !isParticle(word)));
}

/** Whether a text looks like a rights holder: a name, possibly followed by a licence clause or the like. */
export function looksLikeHolder(text: string): Likeness {
  const words = wordsOf(text);
  if (words.length > 1 && words.every(({ key }) => PRONOUNS.has(key))) return 'doubtful';
  const name = text.replace(LICENCE, '');
  const likeness = looksLikeCompany(name, 'holder');
  return likeness === 'sure' && /(?<!\d)\d{4}(?!\d)/.test(name) ? 'doubtful' : likeness;
}
/** The words after a holder who has granted a licence. */
export const LICENCE =
  /[\s,(]+(?:under|with|by)\s+(?:an?\s+)?(?:exclusive\s+)?licen[cs]e\s+(?:to|from|by)\b.*$|[\s,(]+(?:exclusively\s+)?licen[cs]ed\s+(?:exclusively\s+)?(?:to|from|by)\b.*$/i;

/** Whether a text looks like the name of a label. */
export const looksLikeLabel = (text: string): Likeness => looksLikeCompany(text, 'label');

const LABEL = wordSet('label labels sello sellos gravadora gravadoras etichetta etichette plattenfirma plattenfirmen');
/**
 * Rates how much a text looks like a company name: capitalized, if the writer uses capitals at all, and without the
 * small words of a sentence.
 */
function looksLikeCompany(text: string, kind: 'holder' | 'label'): Likeness {
  const words = wordsOf(text);
  const likeness = looksLikeName(text);
  if (likeness === 'no' || (words.length > 1 && isGreeting(words))) return 'no';
  const isOnlyFirst = !words.slice(1).some(isCapital) && words.length > 1;
  if (words.some((word, n) => PERSONS.has(word.key) && (isSmall(word) || (n === 0 && isOnlyFirst)))) return 'no';
  if (words.every((word, n) => GENERIC.has(word.key) && (n === 0 || isSmall(word)))) return 'no';
  const capitals = words.filter(isCapital).length;
  const small = words.filter((word) => isSmall(word) && !isParticle(word)).length;
  if (capitals === 0 && small > 4) return 'no';
  // 'De tekeningen zijn van Floor Dekker' may be a sentence.
  if (words.length > 3 && words.slice(1).some((word) => isSmall(word) && !isParticle(word) && isOrdinary(word, false)))
    return 'doubtful';
  const [first] = words;
  if (first && isSmall(first) && !isParticle(first) && capitals > 0) return 'doubtful';
  // In 'Habagat Records po', the last word is probably not part of the name.
  const last = words.at(-1);
  if (last && isSmall(last) && capitals > 0 && !/^(?:e|y)?v$|^inc$|^ltd$|^llc$|^bv$|^co$/.test(last.key))
    return 'doubtful';
  if (capitals > 0 && small > 1 && small >= capitals) return small > 2 ? 'no' : 'doubtful';
  if (kind === 'label' && capitals === 0 && words.length > 2 && words.some(({ key }) => LABEL.has(key))) return 'no';
  if (words.length > 1 && chatStart(words) < words.length) return 'doubtful';
  return likeness === 'sure' && afterPreamble(words, kind).strength !== 'none' ? 'doubtful' : likeness;
}

/** Whether a text is capitalized like a printed title ('I Don't Know Why') and unlike chat. */
export function isTitleCased(text: string): boolean {
  const words = wordsOf(text);
  const long = words.filter((word) => word.text.length > 3 || /^\p{Lu}/u.test(word.text));
  return words.length > 1 && long.length > 1 && !areShouted(words) && [...long, ...words.slice(-1)].every(isCapital);
}

/** Whether the words are a question even though a title may be any words: 'when do i get paid'. */
const isPlainQuestion = (words: readonly Word[]): boolean =>
  words.length > 3 && words.every(isSmall) && ASKS.test(words.map(({ key }) => key).join(' '));
const ASKS =
  /^(?:and |but |so |hey |ok |also )*(?:when|how|how much|where|what|why|can|could|do|does|will|is there|cuando|cuanto|como|puedo|quando|quanto|posso|combien|comment|quand|wann|wie|kann) (?:do|does|is|are|will|much|long|many|can|i|we|it|you|the|me|recibo|cobro|cuesta|es|est|coute|recebo|bekomme|kostet|viel|ich|man|si|custa|costa)\b.*\b(?:i|we|you|it|u|ich|man|je|on|me|mi|cuesta|cobro|custa|costa|coute|paid|cost)\b/;

/** Rates how much a text looks like a title. Any words may be one, except talk about the release, lead-ins and chat. */
export function looksLikeTitle(text: string): Likeness {
  const words = wordsOf(text);
  if (text.trim() === '' || /\n/.test(text) || words.length > 20) return 'no';
  if (EASTERN_SENTENCE.test(text)) return 'doubtful';
  // 'I want to put it out before christmas' is a wish, not a title.
  if (/^(?:it|them|this|that)\s+(?:out|on|in|up|over|down)\b/.test(text)) return 'no';
  if (words.length > 1 && words.every(isSmall) && (areOnly(words, 'filler') || isGreeting(words))) return 'no';
  if (afterPreamble(words, 'title').strength !== 'none') return 'doubtful';
  if (isPlainQuestion(words)) return 'no';
  // 'Harbour Lights EP by Nora Vance' also contains the artist's name.
  if (/\sby \p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(text)) return 'doubtful';
  if (isTitleCased(text)) return words.length > 12 ? 'doubtful' : 'sure';
  if (words.length > 1 && chatStart(words) < words.length) return 'doubtful';
  // If a few adjacent words are capitalized and the others are not, those few are the title and the others are talk.
  const small = words.filter((word) => isSmall(word) && !isParticle(word)).length;
  if (small > 1 && wordsOf(capitalRun(text)).length > 1) return 'doubtful';
  // In 'mi hija quiere Carta sin Sello', there is talk before the title.
  if (/^(?:\p{Ll}+\s+){2,}\p{Lu}/u.test(text) && isOrdinaryTalk(words.slice(0, 3))) return 'doubtful';
  const speaks = words.some(({ key }) => SPEAKERS.has(key));
  if (speaks && words.some((word) => TRADE.has(word.key) && isSmall(word))) return 'no';
  if (words.length > 10) return 'doubtful';
  const later = wordsOf(/\p{L}{2}[.!?]\s+(\p{L}.*)$/u.exec(text)?.[1] ?? '');
  if (later.length > 2 && later.filter((word) => isSmall(word) && !isParticle(word)).length > 1) return 'doubtful';
  return words.length > 5 && words.every(isSmall) && isSentence(words) ? 'doubtful' : 'sure';
}

const ARTICLES = wordSet('o a la el le da do du de del al das der die');

/** Rates how much a text looks like the version in brackets after a title: short, and not a sentence. */
export function looksLikeVersion(text: string): Likeness {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 9 || /[?\n]/.test(text)) return 'no';
  if (words.length > 1 && (chatStart(words) < words.length || hasSaying(words, 'unsure', 'later'))) return 'doubtful';
  const own = words.filter(({ key }) => !ARTICLES.has(key));
  const share = sentenceShare(own);
  // 'La última trae remix' is a statement, although none of its words occurs only in sentences.
  const telling = own.filter((word, n) => !isParticle(word) && isOrdinary(word, n === 0));
  return share === 'sure' && own.length > 2 && telling.length * 2 >= own.length ? 'doubtful' : share;
}
