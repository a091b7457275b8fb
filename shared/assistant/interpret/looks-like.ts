import { afterPreamble } from './preambles.ts';
import { areOnly, hasSaying } from './sayings.ts';
import { chatFrom } from './value-tails.ts';
import { type Word, wordsOf } from './words.ts';

/** Words that stand in sentences and hardly ever in the name of a person, an act or a company. */
const SENTENCE_WORDS = new Set(
  `i im ive ill id me my mine we were weve our us you youre your he hes him his she shes her they theyre their it its this that these those there heres thats
  is are was am be been being do does did dont doesnt didnt have has had havent hasnt can cant could couldnt should shouldnt would wouldnt will wont shall must might may need needs
  what which who whom whose when where why how because but not no yes please sorry if then than so just only also too really actually
  wrote write writes made make makes did played plays play sang sings sing produced mixed mastered recorded composed called named titled say says said tell ask think know want put give got get goes own owns owned paid
  el la los las un una que es son era fue yo mi tu su nos se lo le del al con por para pero como esta este eso hizo escribi
  o os as um uma que eh sou eu meu minha seu sua nos da do na no com por para mas isso fez escrevi
  je tu il elle nous vous ils mon ma mes ton sa son ses le les des une est sont suis ai avec pour mais qui que pas fait ecrit
  ich du er sie wir ihr mein meine dein sein ist sind war habe hat haben nicht kein mit fur aber und das die der den dem ein eine gemacht geschrieben
  io lui lei noi voi mio mia suo sua il lo gli uno una che sono ho ha abbiamo con per ma non fatto scritto`.split(/\s+/),
);

/** Words of releasing: beside a pronoun or a verb they make a sentence about the release, not its title. */
const TRADE = new Set(
  `title titles name names called track tracks song songs album single ep release version label artwork cover master masters upload spotify stores
  titulo nombre cancion tema disco nome titre morceau chanson titel lied lieder titolo brano canzone`.split(/\s+/),
);
/** Who speaks and what is done: what makes a sentence of words, also in a title. */
const SPEAKERS = new Set(
  `i im ive ill we weve were they theyre you youre u its thats havent hasnt dont didnt cant couldnt still yet waiting deciding decide decided thinking changed
  yo tenemos tengo estamos nosotros eu temos tenho ainda je nous on avons ich wir haben noch io noi abbiamo ancora`.split(/\s+/),
);
/** Who is meant by these is nobody's name. */
const PRONOUNS = new Set(
  `i an and me my myself we us you he she it they them him her one the someone somebody everyone everybody nobodys yo nosotros eu nos je moi nous ich wir io noi`.split(/\s+/),
);
/** Somebody of whom only is said what they are. */
const GENERIC = new Set(
  `the a an my our his her their this that guy girl man woman lady wife husband mum mom mother dad father son daughter brother sister cousin friend mate uncle aunt nephew niece granddaughter grandson neighbour neighbor
  producer photographer designer illustrator painter artist singer drummer engineer manager lawyer company production studio label publisher band group choir church school school's client boss owner who whoever somebody someone
  fotografo disenador amigo amiga hermano hermana mi la el un una meu minha irmao irma mon ma copain frere soeur mein meine freund bruder schwester mio mia amico fratello sorella`.split(/\s+/),
);

/** How likely a text is a value of its kind and nothing else: for certain, perhaps, or not at all. */
export type Likeness = 'sure' | 'doubtful' | 'no';

const isLower = ({ text }: Word) => text === text.toLowerCase();
const share = (words: readonly Word[]): Likeness => {
  const odd = words.filter((word) => SENTENCE_WORDS.has(word.key) && isLower(word)).length;
  if (odd === 0) return 'sure';
  return odd * 3 > words.length ? 'no' : 'doubtful';
};

/** Whether a text looks like the name of a person, an act or a company. */
export function looksLikeName(text: string): Likeness {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 8 || /[?\n]/.test(text)) return 'no';
  if (words.length > 1 && hasSaying(words, 'unsure', 'later', 'choose')) return 'no';
  return share(words);
}

/** Whether a text looks like who owns something: a name with what companies have around theirs, such as a licence clause. */
export function looksLikeHolder(text: string): Likeness {
  const words = wordsOf(text);
  if (words.length > 1 && words.every(({ key }) => PRONOUNS.has(key))) return 'doubtful';
  if (words.length > 0 && words.every((word) => GENERIC.has(word.key) && isLower(word))) return 'no';
  const holder = wordsOf(text.replace(LICENCE, ''));
  if (holder.length === 0 || holder.length > 8 || /[?\n]/.test(text)) return 'no';
  if (/(?<!\d)\d{4}(?!\d)/.test(text)) return 'doubtful';
  if (chatFrom(words) < words.length) return 'doubtful';
  const said = looksLikeName(text.replace(LICENCE, ''));
  return said === 'sure' && afterPreamble(words, 'holder').strength !== 'none' ? 'doubtful' : said;
}
/** What follows a holder who has given a licence. */
export const LICENCE = /[\s,(]+(?:under|with|by)\s+(?:an?\s+)?(?:exclusive\s+)?licen[cs]e\s+(?:to|from|by)\b.*$|[\s,(]+(?:exclusively\s+)?licen[cs]ed\s+(?:to|from|by)\b.*$/i;

/** Whether a text looks like the name of a label. */
export function looksLikeLabel(text: string): Likeness {
  const words = wordsOf(text);
  if (words.length > 0 && words.every((word) => GENERIC.has(word.key) && isLower(word))) return 'no';
  if (words.length > 1 && chatFrom(words) < words.length) return 'doubtful';
  const said = looksLikeName(text);
  return said === 'sure' && afterPreamble(words, 'label').strength !== 'none' ? 'doubtful' : said;
}

/** Whether a text is written as titles are printed: 'I Don't Know Why'. Nobody writes so who only talks. */
export function isTitleCased(text: string): boolean {
  const words = wordsOf(text);
  const long = words.filter(({ text: typed }) => typed.length > 3 || /^\p{Lu}/u.test(typed));
  const isCapital = ({ text: typed }: Word) => /^\p{Lu}/u.test(typed) || /^\p{N}/u.test(typed);
  return words.length > 1 && long.length > 1 && long.every(isCapital) && words.some(({ text: typed }) => /\p{Ll}/u.test(typed)) && isCapital(words.at(-1) ?? long[0] as Word);
}

/** Whether a text looks like a title. Titles may be anything: what speaks of the release, leads to a title or chats is none. */
export function looksLikeTitle(text: string): Likeness {
  const words = wordsOf(text);
  if (text.trim() === '' || /\n/.test(text) || words.length > 20) return 'no';
  if (words.length > 0 && areOnly(words, 'filler') && words.length > 2 && words.every(isLower)) return 'no';
  const { strength, from } = afterPreamble(words, 'title');
  if (strength !== 'none' && from < words.length) return 'doubtful';
  if (isTitleCased(text)) return words.length > 12 ? 'doubtful' : 'sure';
  if (words.length > 1 && chatFrom(words) < words.length) return 'doubtful';
  const speaks = words.some(({ key }) => SPEAKERS.has(key));
  if (speaks && words.some((word) => TRADE.has(word.key) && isLower(word))) return 'no';
  if (words.length > 10 || /\p{L}{2}[.!?]\s+\p{L}/u.test(text)) return 'doubtful';
  return 'sure';
}

/** Whether a text looks like what stands behind a title in brackets: short, and no sentence. */
export function looksLikeVersion(text: string): Likeness {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 9 || /[?\n]/.test(text)) return 'no';
  const odd = words.filter((word) => SENTENCE_WORDS.has(word.key) && isLower(word) && !['o', 'a', 'la', 'el', 'le', 'da', 'do', 'du', 'de', 'del', 'al'].includes(word.key)).length;
  if (words.length > 1 && (chatFrom(words) < words.length || hasSaying(words, 'unsure', 'later'))) return 'doubtful';
  if (odd === 0) return 'sure';
  return odd * 3 > words.length ? 'no' : 'doubtful';
}

/** Whether most of a text is the talk of a sentence. */
export const isSentence = (words: readonly Word[]): boolean => share(words) === 'no';
export const isSentenceWord = (word: Word): boolean => SENTENCE_WORDS.has(word.key);
