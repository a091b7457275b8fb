import { nounPhraseFrom } from '../values/noun-phrase.ts';
import { isSmall } from '../words/capitals.ts';
import { areOnly } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

/** Whether a text before a list only introduces it. */
export function isLead(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length === 0 ||
    areOnly(words, 'filler', 'yes') ||
    /:\s*$/.test(text) ||
    nounPhraseFrom(words, 0) === words.length ||
    (words.length < 8 && nounPhraseFrom(words, 0) >= words.length - 2 && nounPhraseFrom(words, 0) > 0) ||
    (words.length < 7 && words.every(isSmall)) ||
    /^(?:ok(?:ay)?|so|they'?re|they are|here (?:they are|you go|goes|it is)|it goes|in order)[\s:,]*/i.test(text)
  );
}

/** Words that introduce a list on the same line: "the titles are", "tracklist:", "they're called". */
export const LEAD =
  /^(?:(?:ok(?:ay)?|so|sure|well|right|yes|hi|hey|please|here|in order)[,.!]?\s+)*(?:(?:they(?:'re| are)|it(?:'s| is)|these are|there(?:'s| are)|here (?:they are|you go|it is|goes)|(?:the |our |my |all |all the )*(?:track ?list(?:ing)?|tracks?|songs?|titles?|names?)(?: (?:of|for) (?:the )?(?:tracks?|songs?))?(?:,? in order)?(?: (?:is|are|will be|goes?|would be))?|in order|order is|here|sure|ok|okay|(?:los|las|os|as|les|die|i|le|gli|nossas?|nuestros?|nuestras?|meine|unsere|mes|nos)? ?(?:títulos|titulos|temas|canciones|músicas|musicas|faixas|titres|morceaux|titel|lieder|titoli|canzoni|brani|tracce|nomes)(?: (?:son|são|sao|sont|sind|sono|se llaman|se chamam|s'appellent|heißen|heissen|si chiamano))?|se llaman|son|são|chamam-se|se chamam|ce sont|sie heißen|sie heissen|sono|si chiamano|judulnya|isimleri|adları|naam hain)(?: called| titled| named)?\s*(?::|,(?= )|(?=\s))\s*)(?=\S)/i;
