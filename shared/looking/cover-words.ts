import { boxOfBoth } from './box-of-both.ts';
import { lettersOf } from './letters.ts';
import type { Box, Look } from './look.ts';

/** Words on a cover, and where they are. */
export type CoverWords = { text: string; box: Box };

/**
 * Web addresses, email addresses and phone numbers. Without `www` or a path, only endings count that no title has, as
 * reading loses the space behind a full stop.
 */
const ADDRESS =
  /(?:https?:\/\/|www\.)[\p{L}\d-]+\.[\p{L}\d./-]+|[\w.+-]+@[\w.-]+\.(?:com|net|org|info|biz|music|band|[a-z]{2})(?![\p{L}\d])|(?<![\p{L}\d@.])(?:[\p{L}\d-]+\.)*[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|co\.uk)(?![\p{L}\d])(?:\/[\w./-]*)?|(?<![\p{L}\d@.])[\p{L}\d-]{3,}\.[a-z]{2,4}\/[\w./-]{2,}|\+\d[\d ().-]{7,17}\d|\(\d{3}\) ?\d{3}-\d{4}|(?<!\d)\d{3}[-.]\d{3}[-.]\d{4}(?!\d)/iu;

const HANDLE = /(?<![\p{L}\d.@])@[\p{L}\d_.]{2,30}/u;

const PRICE = /(?:[$€£¥]|USD|EUR|GBP) ?\d+(?:[.,]\d{2})?(?!\d)|(?<!\d)\d+[.,]\d{2} ?(?:[$€£¥]|USD|EUR|GBP)/u;

/** Names that are not also ordinary words, as `tidal` and `pandora` are. */
const STORES = [
  'spotify',
  'applemusic',
  'itunes',
  'amazonmusic',
  'youtube',
  'soundcloud',
  'bandcamp',
  'beatport',
  'deezer',
  'qobuz',
  'audiomack',
  'boomplay',
  'anghami',
  'tiktok',
  'instagram',
  'facebook',
  'snapchat',
  'whatsapp',
];

/** Without the spaces that reading adds around the signs of an address. */
const joined = (text: string): string => text.replace(/\s*([/:.])\s*(?=\S)|(@)\s+/g, '$1$2');

const finds =
  (pattern: RegExp) =>
  ({ lines }: Look): CoverWords | undefined => {
    for (const { text, box } of lines) {
      const [found] = pattern.exec(joined(text)) ?? [];
      if (found) return { text: found, box };
    }
    return undefined;
  };

export const addressOn = finds(ADDRESS);
export const handleOn = finds(HANDLE);
export const priceOn = finds(PRICE);

/** The name of a store or a social network. */
export const storeOn = ({ lines }: Look): CoverWords | undefined =>
  lines.find(({ text }) => STORES.some((store) => lettersOf(text).includes(store)));

const isPartOf = (part: RegExp) => (line: CoverWords) => part.test(lettersOf(line.text));

/** The mark of explicit content, which has its words in one line or two. Reading loses the space between them. */
export function advisoryOn({ lines }: Look): CoverWords | undefined {
  const [first, second] = [lines.find(isPartOf(/parental/)), lines.find(isPartOf(/advisory/))];
  return first && second && { text: 'Parental advisory', box: boxOfBoth(first.box, second.box) };
}

/** Whether words are part of that mark. */
export const isOfAdvisory = isPartOf(/parental|advisory|explicit(content|lyrics)/);
