import type { FreeText } from '../interpret/corrections/field-nouns.ts';
import { TRADITIONAL } from '../interpret/credits/credit-element.ts';
import { genrePhrases } from '../interpret/lists/genre-names.ts';
import { writtenLanguagePhrases } from '../interpret/lists/language-names.ts';
import { isOrdinaryName } from '../interpret/values/ordinary-words.ts';
import { wordKey } from '../interpret/words/words.ts';
import type { FreeTextInAct } from './free-texts.ts';

/** Languages and genres, which are never names: 'the verse is Twi, the chorus English'. */
const listed = new Set([...genrePhrases(), ...writtenLanguagePhrases()].map(([phrase]) => wordKey(phrase)));
const isListed = (text: string): boolean => text !== TRADITIONAL && listed.has(wordKey(text));

const isNameKind = (kind: FreeText): boolean => kind === 'name' || kind === 'holder' || kind === 'label';

/** Signs that a text contains more than one name, or a code. */
const SEVERAL_NAMES_OR_CODE = /\s(?:ft|feat|featuring|prod)\b|\d{5}/i;
/** Punctuation of tables and lists, and words between names, which do not occur within a name. */
const ODD_PUNCTUATION = /\/\/|[:|]|\([^)]*$|'s\s+\p{L}|\p{Lu}\S*\s(?:ve|dan|och|og|ja)\s\p{Lu}/u;

/**
 * Whether a text is not a name but everyday words, a language or a genre. A text that is the whole message may always
 * be a name.
 */
export const isNotName = ({ text, kind }: FreeTextInAct, message: string): boolean =>
  isNameKind(kind) &&
  text.trim().toLowerCase() !== message.trim().toLowerCase() &&
  (isOrdinaryName(text, message) || (kind === 'name' && isListed(text)));

/** Whether a text contains punctuation or words that are unusual in names. */
export const isOddName = ({ text, kind }: FreeTextInAct): boolean =>
  (isNameKind(kind) && ODD_PUNCTUATION.test(text)) || (kind === 'name' && SEVERAL_NAMES_OR_CODE.test(text));
