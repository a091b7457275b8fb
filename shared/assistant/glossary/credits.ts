import type { Term } from './term.ts';

/** Terms for the roles of people on a release. */
export const creditTerms: readonly Term[] = [
  {
    term: 'Primary artist',
    also: ['main artist', 'primary artists', 'album artist', 'lead artist'],
    means:
      'The artist on whose page a release or track appears. There can be several; four or more make it a compilation.',
  },
  {
    term: 'Featured artist',
    also: ['featuring', 'feat', 'ft', 'feature', 'featured artists', 'guest artist'],
    means:
      'A guest heard on a track. The track appears on their page too. Don’t write “feat.” in the title: the stores add it.',
  },
  {
    term: 'Remixer',
    also: ['remixers'],
    means: 'The artist who made the remix. It is an artist role, listed next to the main artist.',
  },
  {
    term: 'Producer',
    also: ['producers', 'music producer', 'beat maker', 'beatmaker'],
    means:
      'The person who leads a recording: how it is arranged, played and sounds. Whoever makes the beat is a producer too.',
  },
  {
    term: 'Executive producer',
    also: ['executive producers', 'exec producer'],
    means: 'The person who makes a recording possible: money, planning, people.',
  },
  {
    term: 'Composer',
    also: ['composers'],
    means:
      'The person who wrote the music of a song. Composers are paid through their societies, which need legal names.',
  },
  { term: 'Lyricist', also: ['lyricists', 'lyrics writer'], means: 'The person who wrote the words of a song.' },
  {
    term: 'Songwriter',
    also: ['songwriters', 'writer', 'writers', 'song writer'],
    means: 'A person who wrote a song: its music, its words, or both.',
  },
  {
    term: 'Arranger',
    also: ['arrangers', 'arrangement'],
    means: 'The person who decided which instruments play what. An arrangement of a protected song needs permission.',
  },
  {
    term: 'Contributor',
    also: ['contributors', 'credit', 'credits', 'liner notes'],
    means: 'Anyone who worked on a recording: producers, engineers, musicians. Stores show them as credits.',
  },
  {
    term: 'Mixing',
    also: ['mix', 'mixing engineer', 'mixdown', 'mixed'],
    means: 'Blending all recorded parts into one sound: levels, space, effects. The mixing engineer does it.',
  },
  {
    term: 'Mastering',
    also: ['mastering engineer', 'mastered'],
    means:
      'The last step of the sound: loudness, tone and order of tracks, so that it holds up next to other releases.',
  },
  {
    term: 'Session musician',
    also: ['session musicians', 'session player'],
    means: 'A musician who is paid to play on a recording, and usually owns no part of it.',
  },
  {
    term: 'Artist name',
    also: ['stage name', 'artist names', 'performer name'],
    means:
      'The name under which you release music. Always write it in exactly the same way, or stores create a second page.',
  },
  {
    term: 'AI use',
    also: ['ai', 'ai music', 'artificial intelligence', 'ai generated'],
    means:
      'Music or words made by a machine. Stores ask whether some or all of the recording or composition was made that way. Help with mixing doesn’t count.',
  },
];
