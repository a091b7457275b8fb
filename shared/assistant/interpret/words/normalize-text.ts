import { fold } from '../../../fold.ts';
import { readablePart } from '../../../readable-text.ts';

/** Normalizes a message: removes invisible characters, trims lines, and replaces typographic quotes and dashes. */
export const cleaned = (message: string): string =>
  (message.includes('\n') ? message : message.replace(/(?<=\S) *\t+ *(?=\S)/g, ' | '))
    .split(/\r?\n/)
    .map((line) =>
      readablePart(line.replace(/\t/g, ' '))
        .replace(/[’‘]/g, "'")
        .replace(/«\s*|\s*»/g, '"')
        .replace(/[“”„「」『』《》〝〟]/g, '"')
        .replace(/\s+/g, ' '),
    )
    .filter(Boolean)
    .join('\n');

/** Normalizes a text for comparison: lowercase, without accents, and without punctuation around it. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[.!?,;:]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Words that begin an answer without adding any meaning: "well, it is …". */
const OPENING =
  /^(?:(?:well|ok|okay|so|hm+|um+|uh|oh|please|and|also|then|but|actually|sorry|hey|i think|i guess|maybe|probably|by the way|btw|fyi|for the record|one more thing|por cierto|por sinal|a prop[oó]sito|übrigens|uebrigens|au fait|d'ailleurs)\b[,.!:]?\s+)+/i;
export const withoutOpening = (text: string): string =>
  text
    .replace(OPENING, '')
    .replace(/,? (?:please|thanks|thank you|by the way|btw)[.!]?$/i, '')
    .trim() || text.trim();

/** Reads a text that is entirely in quotes and is therefore meant literally. */
export const quoted = (text: string): string | undefined => /^"([^"]+)"[.!]?$/.exec(text.trim())?.[1]?.trim();
export const unquoted = (text: string): string => quoted(text) ?? text.trim();
