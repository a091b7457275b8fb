import type { FreeText } from '../interpret/corrections/field-nouns.ts';
import { TRADITIONAL } from '../interpret/credits/credit-element.ts';
import { genrePhrases } from '../interpret/lists/genre-names.ts';
import { writtenLanguagePhrases } from '../interpret/lists/language-names.ts';
import { isOrdinaryName } from '../interpret/values/ordinary-words.ts';
import { wordKey } from '../interpret/words/words.ts';
import type { Text } from './free-texts.ts';

/** Languages and genres name nobody: 'the verse is Twi, the chorus English'. */
const listed = new Set([...genrePhrases(), ...writtenLanguagePhrases()].map(([phrase]) => wordKey(phrase)));
const isListed = (text: string): boolean => text !== TRADITIONAL && listed.has(wordKey(text));

const isOfName = (kind: FreeText): boolean => kind === 'name' || kind === 'holder' || kind === 'label';

/** Two people in one name, or a code beside it. */
const OF_TWO = /\s(?:ft|feat|featuring|prod)\b|\d{5}/i;
/** What stands in columns and lists, and in nobody's name. */
const ODD_SIGNS = /\/\/|[:|]|\([^)]*$|'s\s+\p{L}|\p{Lu}\S*\s(?:ve|dan|och|og|ja)\s\p{Lu}/u;

/** Whether a text is no name of anybody: words that everybody uses, a language, a genre. What is all of the message may be one. */
export const isNoName = ({ text, kind }: Text, message: string): boolean =>
  isOfName(kind) &&
  text.trim().toLowerCase() !== message.trim().toLowerCase() &&
  (isOrdinaryName(text, message) || (kind === 'name' && isListed(text)));

/** Whether a name has signs or words that names do not have. */
export const isOddName = ({ text, kind }: Text): boolean =>
  (isOfName(kind) && ODD_SIGNS.test(text)) || (kind === 'name' && OF_TWO.test(text));
