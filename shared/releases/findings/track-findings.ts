import { orderedTracks } from '../ordered-tracks.ts';
import type { Release } from '../release.ts';
import type { Track } from '../track.ts';
import { type Finding, type Fix, finding } from './finding.ts';
import { reasonFor, stateReason } from './state-reason.ts';

/** The ISO 639-2 code for no linguistic content: nobody sings. */
const NO_WORDS = 'zxx';
/** The reason that one click states for a song in the public domain. */
const PUBLIC_DOMAIN = 'The song is in the public domain';
const WHO_COMPOSED = 'Who composed it? Writers are only paid if they are credited.';
const WHO_WROTE = 'Who wrote the words? Writers are only paid if they are credited.';

const hasNames = (writers: Track['composers']) =>
  writers.some(({ firstName, lastName }) => firstName.trim() !== '' || lastName.trim() !== '');

/** Findings about each track: its writers, its licence, and the use of AI. */
export const trackFindings = (release: Release): Finding[] =>
  orderedTracks(release).flatMap((track) => [
    ...writersOf(release, track),
    ...(track.containsCover && track.licence === null
      ? [finding('cover-unlicensed', { field: 'licence', trackId: track.id }, 'Needs a mechanical license.')]
      : []),
    ...(track.aiAudio === ''
      ? [finding('ai-audio-unanswered', { field: 'aiAudio', trackId: track.id }, 'Stores require an answer.')]
      : []),
    ...(track.aiComposition === ''
      ? [
          finding(
            'ai-composition-unanswered',
            { field: 'aiComposition', trackId: track.id },
            'Stores require an answer.',
          ),
        ]
      : []),
  ]);

/** Whether a finding about the writers is settled because the song is in the public domain. */
const isFree = (release: Release, found: Pick<Finding, 'code' | 'place'>, label: string): Fix => ({
  label,
  ...stateReason(release, found, PUBLIC_DOMAIN),
});

function writersOf(release: Release, track: Track): Finding[] {
  const { id: trackId, audioLanguage: from } = track;
  const composer = { code: 'composer-missing', place: { field: 'composers', trackId } } as const;
  const lyricist = { code: 'lyricist-missing', place: { field: 'lyricists', trackId } } as const;
  const lacksComposer = !hasNames(track.composers);
  const findings: Finding[] = [];
  if (lacksComposer) {
    const fix = isFree(release, composer, 'It is in the public domain');
    findings.push(finding(composer.code, composer.place, WHO_COMPOSED, { fix }));
  }
  if (!hasNames(track.lyricists) && from !== NO_WORDS) {
    const fix: Fix =
      lacksComposer && reasonFor(release, composer) !== undefined
        ? isFree(release, lyricist, 'They are in the public domain')
        : { label: 'It has no words', trackId, edit: { field: 'audioLanguage', from, to: NO_WORDS } };
    findings.push(finding(lyricist.code, lyricist.place, WHO_WROTE, { fix }));
  }
  return findings;
}
