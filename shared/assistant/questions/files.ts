import { AUDIO_MB, sizeOf } from '../../media/file-finding.ts';
import { requiredItems } from '../../releases/completeness.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import { always, type Question, type QuestionInputs, quickReplies } from '../question.ts';

const mostMp3 = `MP3 works too, under ${sizeOf(AUDIO_MB)}`;
const audioRules = ({ losslessMb }: QuestionInputs): string =>
  losslessMb === AUDIO_MB
    ? `WAV or FLAC is best, ${mostMp3}`
    : `WAV or FLAC is best, under ${sizeOf(losslessMb)}; ${mostMp3}`;

/** Questions about the files of a release. */
export const files = {
  cover_art: {
    step: 'cover_art',
    places: ['cover'],
    isRequired: true,
    applies: always,
    isAnswered: requiredItems.cover.isPresent,
    ask: () => 'Now the cover: please drop it here. A JPG, square, at least 3000x3000 pixels, under 25MB.',
    why: 'The cover is shown in every store, from the size of a stamp to a full screen. Stores reject small or blurry ones.',
    choices: () => quickReplies('Later'),
    expects: 'cover',
  },
  audio_files: {
    step: 'audio_files',
    places: ['audio'],
    isRequired: true,
    applies: ({ trackIds }) => trackIds.length > 0,
    isAnswered: (release) => release.trackIds.length > 0 && orderedTracks(release).every(({ audio }) => audio !== null),
    ask: (release, site) => {
      const missing = orderedTracks(release).filter(({ audio }) => audio === null);
      const [first] = missing;
      if (release.trackIds.length === 1) return `Please drop the audio file of the track: ${audioRules(site)}.`;
      return `Please drop the audio files: ${missing.length} of ${release.trackIds.length} tracks have none yet. The next one is for “${first?.title ?? ''}”. ${audioRules(site)} each.`;
    },
    why: 'This is what stores play. Lossless files sound best, and some stores accept nothing else.',
    choices: () => quickReplies('Later'),
    expects: 'audio',
  },
} as const satisfies Record<string, Question>;
