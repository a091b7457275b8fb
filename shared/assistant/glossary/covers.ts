import type { Term } from './term.ts';

/** Terms about songs by other writers. */
export const coverTerms: readonly Term[] = [
  {
    term: 'Cover song',
    also: ['cover songs', 'cover version', 'cover versions', 'covers', 'covering a song'],
    means: 'Your own recording of a song that somebody else wrote and released. It needs a mechanical license.',
  },
  {
    term: 'Mechanical license',
    also: [
      'mechanical',
      'mechanical licence',
      'mechanical licenses',
      'mechanical licences',
      'cover licence',
      'cover license',
      'licence',
      'license',
    ],
    means:
      'Permission from the owner of a song to sell your recording of it. A standard fee applies, and agencies arrange it in a few days. Add its PDF to the track.',
  },
  {
    term: 'Mechanical royalties',
    also: ['mechanicals', 'mechanical royalty'],
    means: 'Money the writers of a song earn for each copy or stream of a recording of it.',
  },
  {
    term: 'Remix',
    also: ['remixes', 'remixing', 'remixed'],
    means:
      'A new version made from the parts of a recording. The owner of that recording has to allow it, and the remixer gets a credit.',
  },
  {
    term: 'Mashup',
    also: ['mash up', 'mashups', 'mash ups'],
    means: 'Two recordings made into one. Stores don’t accept it without permission from both owners.',
  },
  {
    term: 'Medley',
    also: ['medleys'],
    means: 'Several songs in one track. Each one that somebody else wrote needs its own license.',
  },
  {
    term: 'Karaoke version',
    also: ['karaoke', 'karaoke track'],
    means:
      'A recording of a known song without the vocals, or made to sound like it. Stores want it labeled and licensed.',
  },
];
