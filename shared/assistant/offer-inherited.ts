import { TrackId } from '../ids.ts';
import { newRelease, type Release } from '../releases/release.ts';
import { newTrack } from '../releases/track.ts';
import type { Change } from './change.ts';
import type { Conversation } from './conversation.ts';
import { type ReleaseLine, releaseLines } from './release-lines.ts';
import { type Step, stepOfPlace } from './step.ts';

/** Questions whose values a new release can inherit from an earlier one or from the profile (product 32.1, 32.2). */
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

/** Questions that are asked in any case. If nothing else was inherited, no confirmation is needed. */
const ASKED_ANYWAY: readonly Step[] = ['artists', 'audio_language'];

const FIRST_TRACK = TrackId.parse('trk_00000000000000000000000000');

/** Adds the first track of a release that has none yet, so that the values which the track will have are listed too. */
function withFirstTrack(release: Release): Release {
  const { firstTrack, createdAt } = release;
  if (!firstTrack || release.trackIds.length > 0) return release;
  const blank = newTrack({ id: FIRST_TRACK, number: 1, artist: undefined, now: new Date(createdAt) });
  return { ...release, trackIds: [blank.id], tracks: { [blank.id]: { ...blank, ...firstTrack } } };
}

/** Lists the values that were inherited: those that differ from a blank release and did not come from the artist. */
function inheritedLines(release: Release, changes: readonly Change[], settled: readonly Step[]): ReleaseLine[] {
  const { id, artistId, createdAt } = release;
  const blank = releaseLines(newRelease({ id, artistId, now: new Date(createdAt) }));
  const isBlank = (line: ReleaseLine) => blank.some(({ label, text }) => label === line.label && text === line.text);
  const changed: Step[] = changes.flatMap((change) => (change.kind === 'edit' ? stepOfPlace[change.field] : []));
  const mentionedSteps = [...changed, ...settled];
  return releaseLines(withFirstTrack(release)).filter(
    (line) =>
      INHERITED.includes(line.step) && line.text !== '' && !isBlank(line) && !mentionedSteps.includes(line.step),
  );
}

type InheritedInputs = {
  release: Release | null;
  /** The changes that the turn makes; they come from the artist. */
  changes: readonly Change[];
  /** Whether the turn creates the release. */
  isNew: boolean;
  /** Whether a file came with the message. If it did with the first message, the upload created the release. */
  hasFile: boolean;
};

/**
 * Lists the values that a new release inherited, once, and asks whether to keep them (product 32.8). Waits if a
 * different offer is open.
 * @returns the text ('' for none) and the conversation after it
 */
export function offerInherited(
  before: Conversation,
  stand: Conversation,
  { release, changes, isNew, hasFile }: InheritedInputs,
): { text: string; stand: Conversation } {
  const isDue = isNew || before.inherited === 'due' || (before.inherited === 'unknown' && hasFile);
  if (!release || !isDue) return { text: '', stand: { ...stand, inherited: release ? 'told' : 'unknown' } };
  if (stand.offer) return { text: '', stand: { ...stand, inherited: 'due' } };
  const lines = inheritedLines(release, changes, before.settled);
  const steps = [...new Set(lines.map(({ step }) => step))].filter((step) => !ASKED_ANYWAY.includes(step));
  if (steps.length === 0) return { text: '', stand: { ...stand, inherited: 'told' } };
  const list = lines.map(({ label, text }) => `- ${label}: ${text}`);
  return {
    text: ['I copied this from your last release or your profile:', ...list].join('\n'),
    stand: {
      ...stand,
      inherited: 'told',
      offer: {
        text: 'Should it all stay like this?',
        step: stand.step,
        answers: [
          { label: 'Keep', acts: [], means: 'yes' },
          { label: 'Change', acts: [{ kind: 'go-through', steps }], means: 'no' },
        ],
      },
    },
  };
}
