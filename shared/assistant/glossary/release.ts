import type { Term } from './term.ts';

/** Terms for kinds and parts of a release. */
export const releaseTerms: readonly Term[] = [
  {
    term: 'Release',
    also: ['releases'],
    means:
      'What goes to the stores as one thing: a Single, an EP or an Album, with its cover, its tracks and its details.',
  },
  { term: 'Single', also: ['singles'], means: 'A release with one track.' },
  {
    term: 'EP',
    also: ['eps', 'extended play', 'mini album'],
    means: 'A release with 2 to 6 tracks: more than a Single, less than an Album. EP stands for extended play.',
  },
  { term: 'Album', also: ['albums', 'lp', 'long player', 'full length'], means: 'A release with 7 to 15 tracks.' },
  {
    term: 'Track',
    also: ['tracks', 'song', 'songs'],
    means: 'One recording of a release. A song is what was written; a track is one recording of it.',
  },
  {
    term: 'Title',
    also: ['titles', 'track title', 'release title', 'album title'],
    means:
      'What a release or a track is called in the stores. Write it as it stands on the cover, without the artist and without “feat.”.',
  },
  {
    term: 'Version',
    also: ['versions', 'version title'],
    means:
      'What tells two recordings of the same title apart: Live, Acoustic, Remastered, Deluxe. The original one has none.',
  },
  {
    term: 'Remaster',
    also: ['remastered', 'remastering'],
    means:
      'An older recording whose sound was worked over again. Its version is “Remastered”, with the year if you like.',
  },
  { term: 'Deluxe edition', also: ['deluxe'], means: 'A release that was out before, with more tracks than then.' },
  {
    term: 'Compilation',
    also: ['compilations', 'sampler', 'various artists'],
    means: 'A release with tracks of different artists. From four main artists on it is shown as “Various Artists”.',
  },
  {
    term: 'Metadata',
    also: ['meta data', 'details', 'release details'],
    means:
      'Everything about a release that is not sound: titles, names, roles, dates, codes, language. Stores sort, search and pay by it.',
  },
  {
    term: 'Metadata language',
    also: ['title language', 'language of the titles'],
    means: 'The language that the titles are written in. It is not the language of the singing.',
  },
  {
    term: 'Audio language',
    also: ['language of the lyrics', 'sung language', 'lyrics language'],
    means: 'The language that a track is sung in. Instrumental music has none.',
  },
  {
    term: 'Genre',
    also: ['genres', 'primary genre', 'music style'],
    means: 'The kind of music. It decides on which shelves, charts and playlists stores consider a release.',
  },
  {
    term: 'Secondary genre',
    also: ['second genre', 'subgenre', 'sub genre'],
    means: 'A second kind of music that fits too. Some stores use it beside the first.',
  },
  {
    term: 'Cover art',
    also: ['artwork', 'cover', 'album cover', 'cover image'],
    means:
      'The square picture of a release: a JPG of at least 3000x3000 pixels, under 25MB, without logos of stores, addresses or prices.',
  },
  {
    term: 'Explicit content',
    also: ['explicit', 'explicit lyrics', 'parental advisory', 'e label'],
    means:
      'Strong language, or words about sex, violence or drugs. Stores mark such tracks with an E, and take releases down that hide it.',
  },
  {
    term: 'Cleaned version',
    also: ['clean version', 'radio edit', 'clean edit', 'censored version'],
    means:
      'A version of an explicit track with the words taken out. It is only called so when an explicit version exists.',
  },
  {
    term: 'Instrumental',
    also: ['instrumentals', 'instrumental track'],
    means: 'A track without singing. Its audio language is “No language/Instrumental”.',
  },
  {
    term: 'Draft',
    also: ['drafts'],
    means: 'A release that you still work on. Nobody but you sees it, and nothing of it is in the stores.',
  },
  {
    term: 'Preview',
    also: ['preview start', 'snippet', 'preview clip'],
    means: 'The half minute that some stores play to people who do not pay. You can say where it begins.',
  },
  {
    term: 'Territory',
    also: ['territories', 'countries', 'worldwide', 'territory rights'],
    means:
      'A country where a release is offered. Worldwide is right unless somebody else has the rights for a country.',
  },
  {
    term: 'Store',
    also: ['stores', 'dsp', 'dsps', 'digital service provider', 'streaming service', 'streaming platform', 'shop'],
    means: 'A service where people hear or buy music, like Spotify, Apple Music or Amazon. The trade calls it a DSP.',
  },
];
