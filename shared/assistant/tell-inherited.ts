import { newRelease, type Release } from '../releases/release.ts';
import { newTrack } from '../releases/track.ts';
import type { Change } from './change.ts';
import type { Conversation } from './conversation.ts';
import { type ReleaseLine, releaseLines } from './release-lines.ts';
import { type Step, stepOfPlace } from './step.ts';

/** What a new release can take from another one, or from the profile (product 32.1, 32.2). */
const INHERITED: readonly Step[] = [
  'artists',
  'primary_genre',
  'secondary_genre',
  'metadata_language',
  'audio_language',
  'p_line',
  'c_line',
  'record_label',
  'territories',
  'stores',
];

/** Questions that are asked in any case: a release that took over nothing else has nothing to confirm. */
const ASKED_ANYWAY: readonly Step[] = ['artists', 'audio_language'];

/** The release with the track that it would begin with, so that what that track takes is told too. */
function withFirstTrack(release: Release): Release {
  const { firstTrack, createdAt } = release;
  if (!firstTrack || release.trackIds.length > 0) return release;
  const blank = newTrack({ id: '' as never, number: 1, artist: undefined, now: new Date(createdAt) });
  return { ...release, trackIds: [blank.id], tracks: { [blank.id]: { ...blank, ...firstTrack } } };
}

/** The lines of a new release that are not as a blank one has them, and that the artist did not say. */
function inheritedLines(release: Release, changes: readonly Change[], settled: readonly Step[]): ReleaseLine[] {
  const { id, artistId, createdAt } = release;
  const blank = releaseLines(newRelease({ id, artistId, now: new Date(createdAt) }));
  const isBlank = (line: ReleaseLine) => blank.some(({ label, text }) => label === line.label && text === line.text);
  const changed: Step[] = changes.flatMap((change) => (change.kind === 'edit' ? stepOfPlace[change.field] : []));
  const said = [...changed, ...settled];
  return releaseLines(withFirstTrack(release)).filter(
    (line) => INHERITED.includes(line.step) && line.text !== '' && !isBlank(line) && !said.includes(line.step),
  );
}

type Begun = {
  release: Release | null;
  /** What the turn changed: the artist said that. */
  changes: readonly Change[];
  /** The turn makes the release. */
  isNew: boolean;
  /** A file came with the message: where nothing was said before, it has made the release. */
  hasFile: boolean;
};

/**
 * Tells once what a new release took over, and asks whether it shall stay (product 32.8). It waits while another offer stands.
 * @returns what is said, '' for nothing, and where the conversation stands then
 */
export function tellInherited(
  before: Conversation,
  stand: Conversation,
  { release, changes, isNew, hasFile }: Begun,
): { text: string; stand: Conversation } {
  const isDue = isNew || before.inherited === 'due' || (before.inherited === 'unknown' && hasFile);
  if (!release || !isDue) return { text: '', stand: { ...stand, inherited: release ? 'told' : 'unknown' } };
  if (stand.offer) return { text: '', stand: { ...stand, inherited: 'due' } };
  const lines = inheritedLines(release, changes, before.settled);
  const steps = [...new Set(lines.map(({ step }) => step))].filter((step) => !ASKED_ANYWAY.includes(step));
  if (steps.length === 0) return { text: '', stand: { ...stand, inherited: 'told' } };
  const list = lines.map(({ label, text }) => `- ${label}: ${text}`);
  return {
    text: ['I took this over from your last release or your profile:', ...list].join('\n'),
    stand: {
      ...stand,
      inherited: 'told',
      offer: {
        text: 'Shall all of it stay like this?',
        step: stand.step,
        answers: [
          { label: 'Keep', acts: [], means: 'yes' },
          { label: 'Change', acts: [{ kind: 'go-through', steps }], means: 'no' },
        ],
      },
    },
  };
}
