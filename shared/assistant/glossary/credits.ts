import type { Term } from './term.ts';

/** Terms for the roles of people on a release. */
export const creditsTerms: readonly Term[] = [
  {
    term: 'Primary artist',
    also: ['main artist', 'primary artists', 'album artist', 'lead artist'],
    means: 'On whose page a release or track appears. Several can be it; four or more make a compilation.',
  },
  {
    term: 'Featured artist',
    also: ['featuring', 'feat', 'ft', 'feature', 'featured artists', 'guest artist'],
    means:
      'A guest who is heard on a track. The track appears on their page too. Do not write “feat.” into the title: the stores add it.',
  },
  {
    term: 'Remixer',
    also: ['remixers'],
    means: 'Who made the remix. It is a role of an artist, and stands beside the main one.',
  },
  {
    term: 'Producer',
    also: ['producers', 'music producer', 'beat maker', 'beatmaker'],
    means: 'Who leads a recording: how it is arranged, played and sounds. Who makes the beat is a producer too.',
  },
  {
    term: 'Executive producer',
    also: ['executive producers', 'exec producer'],
    means: 'Who makes a recording possible: money, planning, people.',
  },
  {
    term: 'Composer',
    also: ['composers'],
    means: 'Who wrote the music of a song. Composers are paid through their societies; legal names are needed.',
  },
  { term: 'Lyricist', also: ['lyricists', 'lyrics writer'], means: 'Who wrote the words of a song.' },
  {
    term: 'Songwriter',
    also: ['songwriters', 'writer', 'writers', 'song writer'],
    means: 'Who wrote a song: its music, its words, or both.',
  },
  {
    term: 'Arranger',
    also: ['arrangers', 'arrangement'],
    means: 'Who decided which instruments play what. An arrangement of a protected song needs permission.',
  },
  {
    term: 'Contributor',
    also: ['contributors', 'credit', 'credits', 'liner notes'],
    means: 'Anybody who worked on a recording: producers, engineers, musicians. Stores show them as credits.',
  },
  {
    term: 'Mixing',
    also: ['mix', 'mixing engineer', 'mixdown', 'mixed'],
    means: 'Bringing all recorded parts into one sound: levels, space, effects. The mixing engineer does it.',
  },
  {
    term: 'Mastering',
    also: ['mastering engineer', 'mastered'],
    means: 'The last step of the sound: loudness, tone and order of tracks, so that it holds beside others.',
  },
  {
    term: 'Session musician',
    also: ['session musicians', 'session player'],
    means: 'A musician who is paid to play on a recording, and mostly owns nothing of it.',
  },
  {
    term: 'Artist name',
    also: ['stage name', 'artist names', 'performer name'],
    means:
      'The name under which you release music. Write it always in exactly the same way, or stores make a second page.',
  },
  {
    term: 'AI use',
    also: ['ai', 'ai music', 'artificial intelligence', 'ai generated'],
    means:
      'Music or words made by a machine. Stores ask whether the recording or the composition was made so, partly or all; help with mixing does not count.',
  },
];
