import type { Term } from './term.ts';

/** Terms about rights and their owners. */
export const rightsTerms: readonly Term[] = [
  {
    term: 'P-line',
    also: ['p line', 'pline', 'phonogram line', 'phonographic copyright', '℗', 'sound recording copyright'],
    means:
      'The P-line (℗) names who owns the recording, with the year: “℗ 2026 Ferry House”. Without a label that is usually yourself.',
  },
  {
    term: 'C-line',
    also: ['c line', 'cline', 'copyright line', '©'],
    means: 'The C-line (©) names who owns the artwork and the text, with the year. It is often the same as the P-line.',
  },
  {
    term: 'Copyright',
    also: ['copyrights', 'copy right'],
    means:
      'The right of whoever made something to say what is done with it. A song has one, and a recording of it another.',
  },
  {
    term: 'Master',
    also: ['masters', 'master recording', 'master rights', 'masters ownership'],
    means: 'The finished recording, and the right to it. Who owns the master stands in the P-line.',
  },
  {
    term: 'Publishing rights',
    also: ['publishing', 'music publishing', 'publishing right'],
    means: 'The rights to a written song, not to a recording. Writers have them, or give them to a publisher.',
  },
  {
    term: 'Publisher',
    also: ['publishers', 'music publisher'],
    means:
      'A company that looks after written songs: it registers them, finds uses and collects money for the writers.',
  },
  {
    term: 'Record label',
    also: ['label', 'labels', 'record company'],
    means: 'Who brings a recording out. If you release it yourself you need none.',
  },
  {
    term: 'Public domain',
    also: ['public domains'],
    means:
      'A work whose protection has ended, in most countries 70 years after its writer died. Anybody may record it; a new recording of it has an owner again.',
  },
  {
    term: 'Sample',
    also: ['samples', 'sampling'],
    means:
      "A piece of somebody else's recording in yours. It needs permission of who owns that recording, and of who wrote the song.",
  },
  {
    term: 'Sample clearance',
    also: ['clearance', 'clear a sample', 'clearing samples'],
    means: 'Getting the permissions for a sample, before the release. Without them a release can be taken down.',
  },
  {
    term: 'Interpolation',
    also: ['interpolations'],
    means:
      "A piece of somebody else's song that you play or sing anew. It needs permission of the writers, but not of a recording's owner.",
  },
  {
    term: 'Beat lease',
    also: ['leased beat', 'beat licence', 'beat license', 'lease', 'type beat'],
    means:
      'A beat that you may use under conditions, and do not own. Look up what it allows: number of streams, stores, Content ID. Non-exclusive ones must not go to Content ID.',
  },
  {
    term: 'Exclusive rights',
    also: ['exclusive', 'exclusive licence', 'exclusive license'],
    means: 'Nobody else may use the thing. A beat that was sold exclusively is yours to release as agreed.',
  },
  {
    term: 'Synchronisation',
    also: ['sync', 'sync licence', 'sync license', 'synchronization', 'sync right'],
    means:
      'The use of music with pictures: film, advertising, games. It needs permission for the song and for the recording.',
  },
  {
    term: 'Neighbouring rights',
    also: ['neighboring rights', 'related rights'],
    means:
      "Rights of performers and of a recording's owner, paid when a recording is played in public or on the radio. Societies of their own collect them.",
  },
  {
    term: 'Performance royalties',
    also: ['performing rights', 'performance rights', 'public performance'],
    means: 'Money for writers when a song is played in public, on the radio or streamed. Collecting societies pay it.',
  },
  {
    term: 'Collecting society',
    also: [
      'collecting societies',
      'pro',
      'performing rights organisation',
      'performing rights organization',
      'cmo',
      'gema',
      'ascap',
      'bmi',
      'sacem',
      'prs',
    ],
    means:
      'An organisation that collects money for uses of songs and pays it to the writers: ASCAP and BMI in the US, PRS in the UK, GEMA in Germany, SACEM in France. Register your songs there yourself.',
  },
  {
    term: 'Split sheet',
    also: ['split sheets'],
    means:
      'A paper on which all writers of a song say who wrote how much, signed on the day of the session. It saves friendships.',
  },
];
