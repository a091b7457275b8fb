import type { Term } from './term.ts';

/** Terms for identifiers of releases and recordings. */
export const codeTerms: readonly Term[] = [
  {
    term: 'UPC',
    also: ['upc code', 'barcode', 'bar code', 'universal product code'],
    means:
      'The number of a release: 12 or 13 digits, like the bar code on a product. Leave it blank to get one at no cost.',
  },
  {
    term: 'EAN',
    also: ['ean code', 'gtin', 'jan'],
    means: 'A UPC with 13 digits, as used outside North America. We accept both.',
  },
  {
    term: 'ISRC',
    also: ['isrc code', 'isrcs', 'international standard recording code'],
    means:
      'The code of one recording, like USABC2600001. It stays with the recording forever, even on another release. Leave it blank to get one at no cost.',
  },
  {
    term: 'ISWC',
    also: ['iswc code', 'international standard musical work code'],
    means:
      'The code of a written song, assigned by a collecting society. The ISRC identifies the recording, the ISWC the song.',
  },
  {
    term: 'IPI',
    also: ['ipi number', 'cae', 'ipi cae'],
    means: 'The number a collecting society gives a writer or publisher, so that money for a song reaches them.',
  },
  {
    term: 'ISNI',
    also: ['isni number'],
    means: 'A number that tells artists with the same name apart, in all the arts.',
  },
  {
    term: 'Catalog number',
    also: ['catalogue number', 'cat number', 'catalogue no'],
    means: 'A label’s own number for a release. We don’t need one.',
  },
  {
    term: 'Spotify URI',
    also: ['spotify id', 'spotify artist id', 'artist id', 'spotify artist link'],
    means:
      'The artist’s address on Spotify: spotify:artist: and 22 characters. It puts a release on the right artist page.',
  },
  {
    term: 'Content ID',
    also: ['youtube content id', 'contentid'],
    means:
      "YouTube's way to find your music in other people's videos, and to pay you for it. You choose it like a store.",
  },
  {
    term: 'DDEX',
    also: ['ern'],
    means: 'The industry’s format for sending releases to stores. We write it for you.',
  },
];
