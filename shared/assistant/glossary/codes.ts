import type { Term } from './term.ts';

/** Terms for identifiers of releases and recordings. */
export const codesTerms: readonly Term[] = [
  {
    term: 'UPC',
    also: ['upc code', 'barcode', 'bar code', 'universal product code'],
    means:
      'The number of a release, 12 or 13 digits, like the bar code of a product. Leave it blank to get one at no cost.',
  },
  {
    term: 'EAN',
    also: ['ean code', 'gtin', 'jan'],
    means: 'A UPC with 13 digits, as it is written outside of North America. We take both.',
  },
  {
    term: 'ISRC',
    also: ['isrc code', 'isrcs', 'international standard recording code'],
    means:
      'The code of one recording, like USABC2600001. It stays with the recording for ever, also on another release. Leave it blank to get one at no cost.',
  },
  {
    term: 'ISWC',
    also: ['iswc code', 'international standard musical work code'],
    means:
      'The code of a written song, given by a collecting society. The ISRC is of the recording, the ISWC of the work.',
  },
  {
    term: 'IPI',
    also: ['ipi number', 'cae', 'ipi cae'],
    means: 'The number that a collecting society gives to a writer or publisher, so that money for a song finds them.',
  },
  {
    term: 'ISNI',
    also: ['isni number'],
    means: 'A number that tells one artist from others of the same name, in all of the arts.',
  },
  {
    term: 'Catalogue number',
    also: ['catalog number', 'cat number', 'catalogue no'],
    means: "A label's own number for a release. We do not need one.",
  },
  {
    term: 'Spotify URI',
    also: ['spotify id', 'spotify artist id', 'artist id', 'spotify artist link'],
    means:
      'The address of an artist at Spotify, like spotify:artist: and 22 characters. With it a release lands on the right page.',
  },
  {
    term: 'Content ID',
    also: ['youtube content id', 'contentid'],
    means:
      "YouTube's way to find your music in other people's videos, and to pay you for it. It is a store that you can choose.",
  },
  {
    term: 'DDEX',
    also: ['ern'],
    means: 'The format in which the trade sends releases to stores. We write it for you.',
  },
];
