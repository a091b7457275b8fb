import { audioLanguages } from '../../reference/audio-languages.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import type { Release } from '../../releases/release.ts';
import type { Track } from '../../releases/track.ts';
import { hasNoOpenFinding } from '../../rules/readiness.ts';
import type { PlainAct } from '../act.ts';
import { IN_QUOTES, type Question, quickReplies } from '../question.ts';
import { askForLicences, unlicensedCovers } from '../unlicensed-covers.ts';

const OF_WRITERS = ['composer-missing', 'lyricist-missing', 'lyricist-without-words'] as const;

const hasTracks = ({ trackIds }: Release) => trackIds.length > 0;
const everyTrack = (release: Release, is: (track: Track) => boolean) =>
  hasTracks(release) && orderedTracks(release).every(is);
/** Returns 'the track' for a Single and 'the tracks' for any other release. */
const whole = ({ trackIds }: Release) => (trackIds.length === 1 ? 'the track' : 'the tracks');
const several = ({ trackIds }: Release) => trackIds.length > 1;
const allExplicit = (value: 'Explicit' | 'Not Explicit'): PlainAct[] => [
  { kind: 'set-track', tracks: 'all', field: 'explicit', value },
];
const noAi = (field: 'aiAudio' | 'aiComposition'): PlainAct[] => [
  { kind: 'set-track', tracks: 'all', field, value: 'none' },
];

const languageName = (code: string) =>
  code === 'zxx' ? 'Instrumental' : (audioLanguages.find((row) => row.code === code)?.name ?? code);
const languagesOf = (release: Release) => [
  ...new Set(orderedTracks(release).map(({ audioLanguage }) => languageName(audioLanguage))),
];
const sungIn = (release: Release) => languagesOf(release).join(' and ');

/** Questions about the tracks and their credits. */
export const aboutTracks = {
  audio_language: {
    step: 'audio_language',
    places: ['audioLanguage'],
    isRequired: false,
    applies: hasTracks,
    asksOnce: true,
    isAnswered: () => true,
    ask: (release) => {
      const now = sungIn(release);
      const currentText = now === 'English' ? '' : ` It’s set to ${now} now.`;
      return `What language ${several(release) ? 'are the tracks' : 'is the track'} sung in?${currentText} Say instrumental if nobody sings.`;
    },
    why: 'Stores need it for lyrics, search and playlists. Instrumental music has no language.',
    choices: (release) =>
      quickReplies(...new Set([...languagesOf(release), 'English', 'Spanish', 'Portuguese', 'Instrumental'])),
  },
  explicit: {
    step: 'explicit',
    places: ['explicit'],
    isRequired: true,
    applies: hasTracks,
    isAnswered: (release) => everyTrack(release, ({ explicit }) => explicit !== ''),
    ask: (release) =>
      several(release)
        ? 'Are there explicit lyrics: strong language, sex, violence or drugs? You can answer for individual tracks, like "only track 2".'
        : 'Are the lyrics explicit: strong language, sex, violence or drugs?',
    why: 'Stores mark explicit tracks with an E, and take down releases that hide it.',
    choices: () => [
      { label: 'Not explicit', message: 'Not explicit' },
      { label: 'Explicit', message: 'Explicit' },
      { label: 'It is a cleaned version', message: 'It is a cleaned version' },
    ],
    yes: () => allExplicit('Explicit'),
    no: () => allExplicit('Not Explicit'),
  },
  cover_songs: {
    step: 'cover_songs',
    places: ['containsCover'],
    isRequired: false,
    applies: hasTracks,
    isAnswered: (release) => orderedTracks(release).some(({ containsCover }) => containsCover),
    ask: (release) =>
      several(release)
        ? 'Are any of the tracks covers: your own recordings of songs that somebody else wrote? Which ones?'
        : 'Is it a cover: your own recording of a song that somebody else wrote?',
    why: 'A cover needs a mechanical license from the owner of the song, even if the recording is all yours. Stores take down covers without one.',
    choices: (release) =>
      several(release) ? quickReplies('No covers', 'All are covers') : quickReplies('No', 'Yes, it is a cover'),
    yes: (release) =>
      several(release) ? [] : [{ kind: 'set-track', tracks: 'all', field: 'containsCover', value: true }],
    no: () => [{ kind: 'set-track', tracks: 'all', field: 'containsCover', value: false }],
  },
  cover_licence: {
    step: 'cover_licence',
    places: ['licence'],
    isRequired: false,
    applies: (release) => unlicensedCovers(release).length > 0,
    isAnswered: (release) => unlicensedCovers(release).length === 0,
    findings: ['cover-unlicensed', 'cover-korea'],
    ask: askForLicences,
    why: 'Without a license, the owners of the song can have your release taken down and keep what it earned.',
    choices: (release) => quickReplies(unlicensedCovers(release).length > 1 ? 'I still need them' : 'I still need one'),
    no: () => [{ kind: 'licence', answer: 'need' }],
    yes: () => [{ kind: 'licence', answer: 'have' }],
    expects: 'licence',
  },
  writers: {
    step: 'writers',
    places: ['composers', 'lyricists'],
    isRequired: true,
    applies: hasTracks,
    isAnswered: (release) => hasTracks(release) && hasNoOpenFinding(release, OF_WRITERS),
    findings: OF_WRITERS,
    ask: (release) =>
      hasNoOpenFinding(release, ['composer-missing'])
        ? `And who wrote the words of ${whole(release)}? First and last names. If nobody sings, say that there are no words.`
        : `Who wrote ${whole(release)}: the music, and the lyrics? Please give first and last names, like “Ana Lima wrote the music, Sam Ortiz the lyrics”.`,
    why: 'Writers are paid separately from artists, through their collecting societies, and only if they are credited. Use legal names, not stage names.',
    hint: IN_QUOTES,
    choices: (release) =>
      hasNoOpenFinding(release, ['composer-missing'])
        ? quickReplies('The same as the music', 'There are no words')
        : quickReplies('I wrote it myself', 'It is in the public domain'),
  },
  contributors: {
    step: 'contributors',
    places: ['contributors'],
    isRequired: false,
    applies: hasTracks,
    isAnswered: (release) => everyTrack(release, ({ contributors }) => contributors.length > 0),
    findings: ['credits-apple'],
    ask: () =>
      'Who else worked on it: producer, mixing, mastering, musicians? Give names and what they did, as many as you like.',
    why: 'Stores show credits, so people can find who worked with you. Some stores ask for a producer and an engineer.',
    hint: IN_QUOTES,
    choices: () => quickReplies('Nobody else'),
    no: () => [{ kind: 'skip' }],
  },
  ai_audio: {
    step: 'ai_audio',
    places: ['aiAudio'],
    isRequired: true,
    applies: hasTracks,
    isAnswered: (release) => everyTrack(release, ({ aiAudio }) => aiAudio !== ''),
    findings: ['ai-audio-unanswered'],
    ask: () => 'Was AI used to make the recording: voices or instruments that nobody sang or played?',
    why: 'Stores want to know, and tell listeners. Help with mixing or mastering doesn’t count.',
    choices: () => quickReplies('No', 'Partly', 'All of it'),
    no: () => noAi('aiAudio'),
  },
  ai_composition: {
    step: 'ai_composition',
    places: ['aiComposition'],
    isRequired: true,
    applies: hasTracks,
    isAnswered: (release) => everyTrack(release, ({ aiComposition }) => aiComposition !== ''),
    findings: ['ai-composition-unanswered'],
    ask: () => 'Was AI used to write the music or the lyrics?',
    why: 'Something nobody wrote has no writer to pay, so stores and societies ask.',
    choices: () => quickReplies('No', 'Partly', 'All of it'),
    no: () => noAi('aiComposition'),
  },
  preview_start: {
    step: 'preview_start',
    places: ['previewStartSeconds'],
    isRequired: false,
    applies: hasTracks,
    isAnswered: (release) => everyTrack(release, ({ previewStartSeconds }) => previewStartSeconds !== null),
    ask: () => 'Where should the preview start? For example 0:45. If you don’t say, the stores choose.',
    why: 'Some stores play half a minute to people who don’t pay. Most artists start it at the chorus.',
    choices: () => quickReplies('Let the stores choose', '0:30', '0:45', '1:00'),
    no: () => [{ kind: 'skip' }],
  },
} as const satisfies Record<string, Question>;
