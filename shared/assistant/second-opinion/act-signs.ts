import type { Release } from '../../releases/release.ts';
import { sameValue } from '../../same-value.ts';
import type { PlainAct } from '../act.ts';
import type { Question } from '../question.ts';
import type { Signs } from './signs.ts';

/** Acts that change the release and that occur in the training messages. */
const CHANGES = [
  'set-release',
  'set-track',
  'track-count',
  'track-titles',
  'credit',
  'rename-credit',
  'remove-credit',
  'stores',
  'territories',
  'licence',
] as const;
export type Change = Extract<PlainAct, { kind: (typeof CHANGES)[number] }>;
export const isChange = (act: { kind: string }): act is Change => CHANGES.some((kind) => kind === act.kind);

/** The field that an act sets, or else the act's kind. */
function fieldOf(act: Change): string {
  if (act.kind === 'set-release') return act.field;
  if (act.kind === 'set-track')
    return act.field === 'title' || act.field === 'version' ? `track-${act.field}` : act.field;
  return act.kind === 'credit' ? act.named.list : act.kind;
}

/** Changes to tracks that answer a question not listed among its places. */
const ALSO_ASKED: Readonly<Record<string, string>> = {
  'track-titles': 'track_titles',
  'track-title': 'track_titles',
  'track-count': 'track_count',
  'track-version': 'version',
};
const isAsked = (field: string, { step, places }: Question): boolean =>
  places.some((place) => place === field) || ALSO_ASKED[field] === step;

const CHOICES: readonly string[] = ['primaryGenre', 'secondaryGenre', 'metadataLanguage'];
const OF_EACH_TRACK: readonly string[] = ['audioLanguage', 'explicit', 'containsCover', 'aiAudio', 'aiComposition'];

function whichTracks(act: Change): string | undefined {
  if (!('tracks' in act)) return undefined;
  if (act.tracks === 'all') return 'all';
  return act.tracks.length === 1 ? 'one' : 'some';
}

/** Whether any track has more names in a list than a new track has. */
const isNamed = ({ tracks, trackIds }: Release, list: 'artists' | 'contributors' | 'composers' | 'lyricists') =>
  trackIds.some((id) => (tracks[id]?.[list] ?? []).length > (list === 'artists' ? 1 : 0));

function noteExistingValue(signs: Signs, act: Change, release: Release): void {
  if (act.kind === 'set-release' && release[act.field] && !sameValue(release[act.field], act.value))
    for (const sign of ['change', `change:${act.field}`]) signs.note(sign);
  if (act.kind === 'set-track' && act.field === 'title') signs.note('change:track-title');
  if (act.kind === 'credit' && act.how === 'set' && isNamed(release, act.named.list))
    signs.note(`replace:${act.named.list}`);
}

/** Notes what the acts change, and whether the question asked for it. Returns their fields. */
export function noteActs(signs: Signs, acts: readonly Change[], question: Question, release: Release | null): string[] {
  const unasked = acts.filter((act) => !isAsked(fieldOf(act), question));
  signs.count('acts', acts.length, [1, 2, 3, 5, 8]);
  signs.count('unasked', unasked.length);
  signs.note(unasked.length === 0 ? 'all-asked' : unasked.length === acts.length ? 'none-asked' : 'some-asked');
  for (const act of unasked) signs.note(`unasked:${fieldOf(act)}`);
  const fields = [...new Set(acts.map(fieldOf))];
  signs.count('fields', fields.length);
  for (const field of fields) for (const sign of [`field:${field}`, `at:${question.step}:${field}`]) signs.note(sign);
  for (const act of acts) {
    const tracks = whichTracks(act);
    if (tracks) signs.note(`tracks:${tracks}`);
    if ('how' in act) signs.note(`how:${act.kind}:${act.how}`);
    if (act.kind === 'credit' && (act.named.list === 'artists' || act.named.list === 'contributors'))
      for (const { role } of act.named.credits) signs.note(`role:${role}`);
    if (act.kind === 'set-release' && CHOICES.includes(act.field)) signs.note(`value:${act.value}`);
    if (act.kind === 'set-track' && OF_EACH_TRACK.includes(act.field)) signs.note(`value:${act.field}:${act.value}`);
    if (release) noteExistingValue(signs, act, release);
  }
  return fields;
}
