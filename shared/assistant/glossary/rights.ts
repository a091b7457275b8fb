import type { Term } from './term.ts';

/** Terms about rights and their owners. */
export const rightsTerms: readonly Term[] = [
  {
    term: 'P-line',
    also: [
      'p line',
      'pline',
      'línea p',
      'linha p',
      'ligne p',
      'linea p',
      'phonogram line',
      'phonographic copyright',
      '℗',
      'sound recording copyright',
    ],
    means:
      'The P-line (℗) names the owner of the recording, and the year: “℗ 2026 Ferry House”. Without a label, that’s usually you.',
  },
  {
    term: 'C-line',
    also: ['c line', 'cline', 'línea c', 'linha c', 'ligne c', 'linea c', 'copyright line', '©'],
    means: 'The C-line (©) names the owner of the artwork and text, and the year. It is often the same as the P-line.',
  },
  {
    term: 'Copyright',
    also: ['copyrights', 'copy right'],
    means: 'The creator’s right to decide how a work is used. A song has one, and a recording of it has another.',
  },
  {
    term: 'Master',
    also: ['masters', 'master recording', 'master rights', 'masters ownership'],
    means: 'The finished recording, and the rights to it. The P-line names its owner.',
  },
  {
    term: 'Publishing rights',
    also: ['publishing', 'music publishing', 'publishing right'],
    means: 'The rights to a written song, not to a recording. Writers hold them, or assign them to a publisher.',
  },
  {
    term: 'Publisher',
    also: ['publishers', 'music publisher'],
    means: 'A company that manages songs: it registers them, finds uses for them and collects money for the writers.',
  },
  {
    term: 'Record label',
    also: ['label', 'labels', 'record company'],
    means: 'The company that releases a recording. If you release it yourself, you don’t need one.',
  },
  {
    term: 'Public domain',
    also: ['public domains'],
    means:
      'Works whose protection has ended, in most countries 70 years after the writer’s death. Anyone can record them; a new recording has an owner again.',
  },
  {
    term: 'Sample',
    also: ['samples', 'sampling'],
    means:
      'A piece of somebody else’s recording in yours. It needs permission from the recording’s owner and from the song’s writers.',
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
      'A piece of somebody else’s song that you play or sing yourself. It needs permission from the writers, but not from the owner of a recording.',
  },
  {
    term: 'Beat lease',
    also: ['leased beat', 'beat licence', 'beat license', 'lease', 'type beat'],
    means:
      'A beat you can use under certain conditions but don’t own. Check what it allows: number of streams, stores, Content ID. Non-exclusive beats must not go to Content ID.',
  },
  {
    term: 'Exclusive rights',
    also: ['exclusive', 'exclusive licence', 'exclusive license'],
    means: 'Rights that nobody else has. A beat sold exclusively is yours to release as agreed.',
  },
  {
    term: 'Synchronization',
    also: ['sync', 'sync license', 'sync licence', 'synchronisation', 'sync right'],
    means:
      'Music used with pictures: film, advertising, games. It needs permission for the song and for the recording.',
  },
  {
    term: 'Neighboring rights',
    also: ['neighbouring rights', 'related rights'],
    means:
      'The rights of performers and of a recording’s owner, paid when it is played in public or on the radio. Separate societies collect the money.',
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
      'An organization that collects money when songs are used and pays it to the writers: ASCAP and BMI in the US, PRS in the UK, GEMA in Germany, SACEM in France. Register your songs there yourself.',
  },
  {
    term: 'Split sheet',
    also: ['split sheets'],
    means:
      'A sheet on which all writers of a song record who wrote how much, signed on the day of the session. It saves friendships.',
  },
];
