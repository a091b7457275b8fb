import type { Term } from './term.ts';

/** Terms for kinds and parts of a release. */
export const releaseTerms: readonly Term[] = [
  {
    term: 'Release',
    also: ['releases'],
    means: 'A Single, an EP or an Album: what goes to the stores as one item, with its cover, tracks and details.',
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
    means: 'One recording on a release. A song is what was written; a track is one recording of it.',
  },
  {
    term: 'Title',
    also: ['titles', 'track title', 'release title', 'album title'],
    means:
      'What a release or a track is called in the stores. Write it as it appears on the cover, without the artist and without “feat.”.',
  },
  {
    term: 'Version',
    also: ['versions', 'version title'],
    means:
      'What tells two recordings of the same title apart: Live, Acoustic, Remastered, Deluxe. The original has none.',
  },
  {
    term: 'Remaster',
    also: ['remastered', 'remastering'],
    means: 'An older recording with improved sound. Its version is “Remastered”, with the year if you like.',
  },
  { term: 'Deluxe edition', also: ['deluxe'], means: 'A release that came out before, now with more tracks.' },
  {
    term: 'Compilation',
    also: ['compilations', 'sampler', 'various artists'],
    means:
      'A release with tracks by different artists. With four or more main artists it is shown as “Various Artists”.',
  },
  {
    term: 'Metadata',
    also: ['meta data', 'details', 'release details'],
    means:
      'Everything about a release except the sound: titles, names, roles, dates, codes, language. Stores use it to sort, search and pay.',
  },
  {
    term: 'Metadata language',
    also: ['title language', 'language of the titles'],
    means: 'The language the titles are written in. It isn’t the language of the lyrics.',
  },
  {
    term: 'Audio language',
    also: ['language of the lyrics', 'sung language', 'lyrics language'],
    means: 'The language a track is sung in. Instrumental music has none.',
  },
  {
    term: 'Genre',
    also: ['genres', 'primary genre', 'music style'],
    means: 'The kind of music. It decides which sections, charts and playlists stores consider a release for.',
  },
  {
    term: 'Secondary genre',
    also: ['second genre', 'subgenre', 'sub genre'],
    means: 'A second kind of music that fits too. Some stores use it alongside the first.',
  },
  {
    term: 'Cover art',
    also: ['artwork', 'cover', 'album cover', 'cover image'],
    means:
      'The square picture of a release: a JPG of at least 3000x3000 pixels, under 25MB, without store logos, web addresses or prices.',
  },
  {
    term: 'Explicit content',
    also: ['explicit', 'explicit lyrics', 'parental advisory', 'e label'],
    means:
      'Strong language, or words about sex, violence or drugs. Stores mark such tracks with an E, and take down releases that hide it.',
  },
  {
    term: 'Cleaned version',
    also: ['clean version', 'radio edit', 'clean edit', 'censored version'],
    means:
      'A version of an explicit track with the explicit words removed. It is only called that if an explicit version exists.',
  },
  {
    term: 'Instrumental',
    also: ['instrumentals', 'instrumental track'],
    means: 'A track without singing. Its audio language is “No language/Instrumental”.',
  },
  {
    term: 'Draft',
    also: ['drafts'],
    means: 'A release you are still working on. Only you can see it, and none of it is in stores.',
  },
  {
    term: 'Preview',
    also: ['preview start', 'snippet', 'preview clip'],
    means: 'The half minute some stores play to people who don’t pay. You can choose where it starts.',
  },
  {
    term: 'Territory',
    also: ['territories', 'countries', 'worldwide', 'territory rights'],
    means:
      'A country where a release is available. Worldwide is right unless somebody else has the rights in a country.',
  },
  {
    term: 'Store',
    also: ['stores', 'dsp', 'dsps', 'digital service provider', 'streaming service', 'streaming platform', 'shop'],
    means:
      'A service where people hear or buy music, like Spotify, Apple Music or Amazon. The industry calls it a DSP.',
  },
];
