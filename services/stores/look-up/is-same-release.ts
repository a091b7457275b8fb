import { fold } from '../../../shared/fold.ts';
import type { FoundAlbum } from './catalogue.ts';

/** The release that was sent; several artists are separated as on its cover. */
type SentRelease = { title: string; version: string; artists: readonly string[] };

/** Suffixes that Apple adds to the titles of short releases. */
const KIND = / - (single|ep)$/i;
const IN_BRACKETS = /\s*[([][^)\]]*[)\]]/g;

const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The forms in which a title may be written: whole, and without what is in brackets. */
const titlesOf = (title: string): string[] =>
  [title.replace(KIND, ''), title.replace(KIND, '').replace(IN_BRACKETS, '')].map(plain).filter(Boolean);

/** The names in "Mara Ellis, Jon & The Ferries", and the whole text. */
const namesOf = (artist: string): string[] =>
  [artist, ...artist.split(/\s*(?:,|&|;|\/| and | feat\.? | x )\s*/i)].map(plain).filter(Boolean);

/** Whether a text has Latin letters. A store may show a name in another script, which cannot be compared. */
const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/**
 * Whether a found album can be the release that was sent under the same UPC: its title or one of its artists is the
 * same. Stores write titles and names in their own ways, so both differ only if it is another release.
 */
export function isSameRelease(found: FoundAlbum, { title, version, artists }: SentRelease): boolean {
  if (isLatin(`${found.title}${found.artist}`) !== isLatin(`${title}${artists.join('')}`)) return true;
  const titles = [...titlesOf(title), ...titlesOf(`${title} ${version}`)];
  const names = artists.flatMap(namesOf);
  return (
    titlesOf(found.title).some((one) => titles.includes(one)) ||
    namesOf(found.artist).some((one) => names.includes(one))
  );
}
