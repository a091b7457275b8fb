import type { artistRoles } from '../../reference/artist-roles.ts';
import { contributorRoles } from '../../reference/contributor-roles.ts';

type ContributorRole = (typeof contributorRoles)[number]['name'];
type ArtistRole = (typeof artistRoles)[number]['name'];

/** What somebody did: the list of credits that it leads to, and the role there. */
export type RoleSaid =
  | { list: 'artists'; role: ArtistRole }
  | { list: 'contributors'; role: ContributorRole }
  | { list: 'composers' | 'lyricists' | 'writers' };

const did = (role: ContributorRole, ...names: string[]): [string, RoleSaid][] =>
  names.map((name) => [name, { list: 'contributors', role }]);
const as = (role: ArtistRole, ...names: string[]): [string, RoleSaid][] =>
  names.map((name) => [name, { list: 'artists', role }]);

/** How people say what somebody did. */
const said: [string, RoleSaid][] = [
  ...contributorRoles.flatMap(({ name }) => did(name, name.toLowerCase())),
  ...did(
    'Producer',
    'produced',
    'produces',
    'production',
    'producers',
    'prod',
    'prod.',
    'beat',
    'beats',
    'the beat',
    'beatmaker',
    'made the beat',
    'made the beats',
    'instrumental',
  ),
  ...did('Co-Producer', 'co-produced', 'coproducer', 'coproduced', 'co producer', 'co-production'),
  ...did('Executive Producer', 'executive production', 'exec producer', 'executive produced'),
  ...did('Vocal Producer', 'vocal production'),
  ...did('Mixing Engineer', 'mixed', 'mixing', 'mix', 'mixer', 'mixes', 'mix engineer'),
  ...did('Mastering Engineer', 'mastered', 'mastering', 'master', 'masters', 'mastering studio'),
  ...did('Recording Engineer', 'recorded', 'recording', 'tracking'),
  ...did('Engineer', 'engineered', 'engineering', 'sound engineer'),
  ...did('Programmer', 'programming', 'programmed', 'drum programming'),
  ...did('Arranger', 'arranged', 'arrangement', 'arrangements', 'arranging'),
  ...did(
    'Background Vocals',
    'backing vocals',
    'backing vocal',
    'backing vocalist',
    'background vocal',
    'bvs',
    'choir vocals',
    'harmonies',
    'background singer',
    'backing singer',
  ),
  ...did('Lead Vocals', 'lead vocal', 'lead singer', 'lead vocalist'),
  ...did('Vocals', 'vocal', 'vocalist', 'sang', 'sings', 'singer', 'singing', 'voice'),
  ...did('Rap', 'rapped', 'rapper', 'raps', 'verse'),
  ...did('Guitar', 'guitars', 'guitarist'),
  ...did('Bass Guitar', 'bass', 'bassist', 'bass player', 'electric bass'),
  ...did('Drums', 'drum', 'drummer', 'drum kit'),
  ...did('Keyboards', 'keyboard', 'keys', 'keyboardist', 'rhodes'),
  ...did('Synthesizer', 'synth', 'synths', 'synthesizers', 'synthesiser'),
  ...did('Piano', 'pianist', 'grand piano'),
  ...did('Percussion', 'percussionist', 'percussions', 'congas'),
  ...did('Saxophone', 'sax', 'saxophonist'),
  ...did('Violin', 'violinist', 'fiddle'),
  ...did('Cello', 'cellist'),
  ...did('Trumpet', 'trumpeter'),
  ...did('Double Bass', 'upright bass', 'contrabass'),
  ...did('Turntables', 'scratches', 'scratching', 'cuts'),
  ...did('Music Publisher', 'publisher', 'published', 'publishing'),
  ...as(
    'Featuring',
    'feat',
    'feat.',
    'ft',
    'ft.',
    'featuring',
    'featured',
    'feature',
    'features',
    'guest',
    'featured artist',
  ),
  ...as('Remixer', 'remixed', 'remix', 'remixer'),
  ...as('Primary', 'main artist', 'primary artist', 'primary', 'artist', 'main artists', 'artists'),
  ['music', { list: 'composers' }],
  ['the music', { list: 'composers' }],
  ['composed', { list: 'composers' }],
  ['composer', { list: 'composers' }],
  ['composers', { list: 'composers' }],
  ['composition', { list: 'composers' }],
  ['melody', { list: 'composers' }],
  ['wrote the music', { list: 'composers' }],
  ['lyrics', { list: 'lyricists' }],
  ['the lyrics', { list: 'lyricists' }],
  ['words', { list: 'lyricists' }],
  ['the words', { list: 'lyricists' }],
  ['lyricist', { list: 'lyricists' }],
  ['lyricists', { list: 'lyricists' }],
  ['text', { list: 'lyricists' }],
  ['wrote the lyrics', { list: 'lyricists' }],
  ['wrote the words', { list: 'lyricists' }],
  ['written', { list: 'writers' }],
  ['wrote', { list: 'writers' }],
  ['writes', { list: 'writers' }],
  ['writer', { list: 'writers' }],
  ['writers', { list: 'writers' }],
  ['songwriter', { list: 'writers' }],
  ['songwriters', { list: 'writers' }],
  ['songwriting', { list: 'writers' }],
  ['music and lyrics', { list: 'writers' }],
  ['lyrics and music', { list: 'writers' }],
  ['words and music', { list: 'writers' }],
];

/** By what is said, the longest first; what was said later here counts. */
export const roles: ReadonlyMap<string, RoleSaid> = new Map(said);
export const roleWords: readonly string[] = [...roles.keys()].sort((a, b) => b.length - a.length);
