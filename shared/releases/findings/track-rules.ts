import type { Release } from '../release.ts';
import type { Track } from '../track.ts';
import type { Finding, Fix, Rules } from './finding.ts';
import { reasonFor, stateReason } from './state-reason.ts';

/** The ISO 639-2 code for no linguistic content, used for recordings without vocals. */
const NO_WORDS = 'zxx';
/** The reason that a fix states for a song in the public domain. */
const PUBLIC_DOMAIN = 'The song is in the public domain';

const hasNames = (writers: Track['composers']) =>
  writers.some(({ firstName, lastName }) => firstName.trim() !== '' || lastName.trim() !== '');

const composerMissing = ({ id: trackId }: Track) =>
  ({ code: 'composer-missing', place: { field: 'composers', trackId } }) as const;
const lyricistMissing = ({ id: trackId }: Track) =>
  ({ code: 'lyricist-missing', place: { field: 'lyricists', trackId } }) as const;

/** Makes a fix that states that the song is in the public domain, which resolves a finding about its writers. */
const statePublicDomain = (release: Release, found: Pick<Finding, 'code' | 'place'>, label: string): Fix => ({
  label,
  ...stateReason(release, found, PUBLIC_DOMAIN),
});

/** Whether the artist stated why a track has no composer. */
const needsNoComposer = (release: Release, track: Track) =>
  !hasNames(track.composers) && reasonFor(release, composerMissing(track)) !== undefined;

type TrackCode =
  | 'composer-missing'
  | 'lyricist-missing'
  | 'cover-unlicensed'
  | 'ai-audio-unanswered'
  | 'ai-composition-unanswered';

/** Rules about each track: its writers, its license, and the use of AI. */
export const trackRules: Rules<TrackCode, [Release, Track]> = {
  'composer-missing': (release, track) => {
    if (hasNames(track.composers)) return undefined;
    const missing = composerMissing(track);
    return {
      place: missing.place,
      text: 'Who composed it? Writers are only paid if they are credited.',
      fix: statePublicDomain(release, missing, 'It is in the public domain'),
    };
  },
  'lyricist-missing': (release, track) => {
    const { id: trackId, audioLanguage: from } = track;
    if (hasNames(track.lyricists) || from === NO_WORDS) return undefined;
    const missing = lyricistMissing(track);
    return {
      place: missing.place,
      text: 'Who wrote the words? Writers are only paid if they are credited.',
      fix: needsNoComposer(release, track)
        ? statePublicDomain(release, missing, 'They are in the public domain')
        : { label: 'It has no words', trackId, edit: { field: 'audioLanguage', from, to: NO_WORDS } },
    };
  },
  'cover-unlicensed': (_, { id: trackId, containsCover, licence }) =>
    containsCover && licence === null
      ? { place: { field: 'licence', trackId }, text: 'Needs a mechanical license.' }
      : undefined,
  'ai-audio-unanswered': (_, { id: trackId, aiAudio }) =>
    aiAudio === '' ? { place: { field: 'aiAudio', trackId }, text: 'Stores require an answer.' } : undefined,
  'ai-composition-unanswered': (_, { id: trackId, aiComposition }) =>
    aiComposition === ''
      ? { place: { field: 'aiComposition', trackId }, text: 'Stores require an answer.' }
      : undefined,
};
