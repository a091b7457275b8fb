import { fold } from '../../../fold.ts';
import { LICENCE, looksLikeHolder, looksLikeName } from '../values/looks-like.ts';
import { afterPreamble } from '../values/preambles.ts';
import { readValue } from '../values/read-value.ts';
import { isCapital, isSmall } from '../words/capitals.ts';
import type { FindPhrases } from '../words/phrases.ts';
import { areOnly, hasSaying, withoutAround } from '../words/sayings.ts';
import { isSentence } from '../words/sentence-words.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { ownershipTails, samePhrases, selfPhrases } from './owner-words.ts';

/** The owner that a clause names: the artist, the owner in the other line, a name, or nobody. */
export type OwnerReading =
  | { kind: 'self' }
  | { kind: 'same' }
  | { kind: 'name'; name: string; isSure: boolean; isNamed?: boolean }
  | { kind: 'talk' };

/** Words after a name that say what the person made. */
const creationTail =
  /\s+(?:(?:has|have|who)\s+)?(?:painted|drew|made|designed|did|took|shot|photographed|illustrated|created|pintó|hizo|diseñó|fez|desenhou|pintou|a fait|a peint|a dessiné|hat gemacht|hat gemalt|ha fatto|ha dipinto|ha disegnato)\b.*$/iu;

/** Descriptions before a name: 'my granddaughter', 'the photographer'. */
const PERSON_DESCRIPTION =
  /^(?:(?:it(?:'s| is|s)? |that(?:'s| is|s)? )?(?:my|our|the|a|his|her|their|mi|nuestro|nuestra|el|la|meu|minha|nosso|nossa|o|a|mon|ma|notre|le|mein|meine|unser|unsere|der|die|mio|mia|il)\s+(?:\p{Ll}+\s+){0,2}(?:mate|friend|wife|husband|mum|mom|mother|dad|father|son|daughter|brother|sister|cousin|uncle|aunt|nephew|niece|granddaughter|grandson|grandpa|grandma|neighbour|neighbor|girlfriend|boyfriend|partner|producer|photographer|designer|illustrator|painter|artist|singer|drummer|guitarist|bassist|engineer|manager|label|company|studio|publisher|amigo|amiga|hermano|hermana|primo|prima|hijo|hija|mujer|esposa|esposo|fotógrafo|fotógrafa|diseñador|diseñadora|irmão|irmã|filho|filha|copain|copine|frère|soeur|sœur|fils|fille|freund|freundin|bruder|schwester|tochter|sohn|fotograf|fotografin|fratello|sorella|amico|amica|figlio|figlia|gravadora|sello|firma|etichetta))\s*[,:]?\s+/iu;
/** Removes the description of a person before a capitalized name. */
const withoutDescription = (text: string): string => {
  const rest = text.replace(PERSON_DESCRIPTION, '');
  return /^\p{Lu}/u.test(rest) ? rest : text;
};

/** Symbols and names of the rights lines. */
const MARKS = /℗|©|\((?:p|c)\)|\b(?:p|c)[- ]?lines?\b|\bcopyright\b/giu;

const covers = (find: FindPhrases<unknown>, words: readonly Word[]): boolean => {
  const [first] = find(words);
  return words.length > 0 && first?.from === 0 && first.to === words.length;
};

/** Reads the owner from a clause that contains no years. `artist` is the user's name. */
export function readOwner(clause: string, artist: string): OwnerReading {
  const text = clause
    .replace(MARKS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;–—-]+$/g, '')
    .replace(/^(?:is|are|es|é|est|ist|è)\s+/i, '')
    .trim();
  const all = wordsOf(text);
  if (all.length === 0) return { kind: 'talk' };
  const words = withoutAround(all, 'filler', 'yes', 'hedge');
  if (areOnly(words, 'filler', 'yes', 'no', 'hedge'))
    return covers(samePhrases, words) ? { kind: 'same' } : { kind: 'talk' };
  const { from } = afterPreamble(words, 'holder');
  const meant = from > 0 && from < words.length ? words.slice(from) : words;
  for (const one of [words, meant]) {
    const inner = withoutAround(one, 'filler', 'all', 'only');
    if (covers(samePhrases, one) || covers(samePhrases, inner)) return { kind: 'same' };
    if (covers(selfPhrases, one) || covers(selfPhrases, inner)) return { kind: 'self' };
  }
  if (artist !== '' && fold(text) === fold(artist) && !covers(samePhrases, words))
    return { kind: 'name', name: text, isSure: true };
  // 'I and I' may mean the user.
  if (words.every(({ key }) => ['i', 'an', 'and', 'me'].includes(key)))
    return { kind: 'name', name: 'me', isSure: false };
  const [mine] = selfPhrases(words);
  const behind = words.slice(mine?.to ?? 0);
  if (mine?.from === 0 && mine.to > 1 && behind.every(isSmall) && !JOINING_WORDS.has(behind[0]?.key ?? ''))
    return { kind: 'self' };
  if (refersToArtist(text, artist) || saysOwn(words)) return { kind: 'self' };
  if (beginsLikeSameOwner(words)) return { kind: 'same' };
  return nameIn(text, words, artist);
}

/** Whether the words begin like 'Same owner as for the recording' and name nobody. */
const beginsLikeSameOwner = (words: readonly Word[]): boolean => {
  const [first] = samePhrases(words);
  const rest = words.slice(first?.to ?? 0);
  return (
    first?.from === 0 &&
    words.length <= 9 &&
    rest.every(({ text, key }) => text === text.toLowerCase() || key === 'p' || key === 'c')
  );
};

/** Verbs of ownership in a sentence by the artist: 'I own every bit of it'. */
const OWNERSHIP_VERBS = new Set(
  'own owns owned paid financed funded besitze paye possede pago pague paguei pagato'.split(' '),
);
const saysOwn = (words: readonly Word[]): boolean =>
  words.length <= 12 &&
  words.slice(0, 4).some(({ key }) => /^(?:i|we|ich|wir|je|j|moi|yo|eu|io|noi|nous|on|nosotros)$/.test(key)) &&
  words.slice(0, 5).some(({ key }) => OWNERSHIP_VERBS.has(key)) &&
  !words.some(({ text }, n) => n > 0 && /^\p{Lu}\p{Ll}/u.test(text)) &&
  !hasSaying(words, 'no', 'doubt', 'unsure');

/** Words that add a further owner. */
const JOINING_WORDS = new Set('and y e et und plus with n con com avec mit ve dan'.split(' '));

const THE = new Set('the our la el le die das der il o a'.split(' '));

/** Whether a text refers to the artist by one word of the name: 'The quartet owns it'. */
function refersToArtist(text: string, artist: string): boolean {
  const words = wordsOf(text);
  const noun = words[1];
  const own = wordsOf(artist);
  if (!THE.has(words[0]?.key ?? '') || !noun || own.length < 2 || !own.some(({ key }) => key === noun.key))
    return false;
  const rest = words.slice(2);
  return (
    rest.length === 0 ||
    (ownershipTails(rest)[0]?.from === 0 && ownershipTails(rest)[0]?.to === rest.length) ||
    covers(selfPhrases, words.slice(0, 2))
  );
}

function nameIn(text: string, words: readonly Word[], artist: string): OwnerReading {
  const licence = LICENCE.exec(text)?.[0] ?? '';
  const own = text.slice(0, text.length - licence.length);
  const made = withoutDescription(own);
  const reading = readValue(made, 'holder');
  const [tail] = ownershipTails(wordsOf(reading.value)).slice(-1);
  const valueWords = wordsOf(reading.value);
  const isOwner = tail !== undefined && tail.to === valueWords.length && tail.from > 0;
  let name = isOwner ? reading.value.slice(0, valueWords[tail.from - 1]?.end).trim() : reading.value;
  const maker = name.replace(creationTail, '');
  const isMaker =
    maker !== name &&
    /^\p{Lu}\p{Ll}/u.test(maker) &&
    !/^(?:he|she|they|you|it|we|ich|wir|er|sie|yo|eu|ele|ela|il|elle|on|je|io)$/i.test(maker) &&
    looksLikeHolder(maker) === 'sure';
  if (isMaker) name = maker;
  const isNamed = reading.isNamed || isOwner;
  // In 'the cover photo is Ana's' and 'it's Ana Lima's', the possessive is the owner.
  if (isNamed || words.length < wordsOf(made).length || afterPreamble(wordsOf(made), 'holder').strength !== 'none')
    name = name.replace(/(?<=\p{L})'(?:s|n?[ıiuü]n)$/u, '');
  name = withoutDescription(
    name.replace(/^(?:by|to|of|from|with|de|da|do|von|der|di|por|par|à|a)\s+(?=\p{Lu})/u, ''),
  ).trim();
  // 'From the internet' names no owner.
  if (
    !wordsOf(name).some(isCapital) &&
    /^(?:from|of|by|with|in|on|at|to|de|da|do|von|aus|di|dal|par|por)\s/i.test(name)
  )
    return { kind: 'talk' };
  if (name === '' || !/[\p{L}\p{N}]/u.test(name)) return { kind: 'talk' };
  if (refersToArtist(name, artist) || covers(selfPhrases, wordsOf(name))) return { kind: 'self' };
  const looked = looksLikeHolder(name);
  if (looked !== 'sure' && (!wordsOf(name).some(isCapital) || looksLikeName(name) !== 'sure')) return { kind: 'talk' };
  if (looked === 'no' || (isSentence(words) && !isNamed && !isMaker && looked !== 'sure')) return { kind: 'talk' };
  const isSure =
    looked === 'sure' &&
    reading.isClear &&
    !reading.isDoubtful &&
    (!isMaker || /\b(?:(?:in|under|to) (?:her|his|their) name|hers|his to own|owns? it)\b/i.test(text));
  return { kind: 'name', name: `${name}${licence}`, isSure, isNamed: reading.isNamed };
}
