import { isKeyOf, keysOf } from '../typed-record.ts';
import type { ReleaseField, TrackField } from './fields.ts';

/** A place in the editor: a field, or a file. */
type ReviewPlace = ReleaseField | TrackField | 'cover' | 'audio' | 'licence';

/**
 * Which places a reason can have. `release`: on the release. `track`: on one track, or on all. `either`: on the release
 * or a track.
 */
type Scope = 'release' | 'track' | 'either';

type Reason = {
  /** The name in the office's list. */
  name: string;
  scope: Scope;
  /** Null if the office chooses the place, or if its note explains everything. */
  place: ReviewPlace | null;
  /** The text that the artist reads: what is wrong, and what to do about it. */
  words: string;
};

/**
 * The reasons for sending a release back, each with its place (product 21.2). Never rename a code or change its
 * meaning, because stored requests refer to it.
 */
export const reviewReasons = {
  'cover-quality': {
    name: 'Cover is blurry or pixelated',
    scope: 'release',
    place: 'cover',
    words: 'The cover is blurry or pixelated. Please upload a sharp picture, not an enlarged small one.',
  },
  'cover-text': {
    name: 'Text on the cover does not match',
    scope: 'release',
    place: 'cover',
    words:
      'The text on the cover doesn’t match the title or artist of this release. Please change the cover or the fields.',
  },
  'cover-marks': {
    name: 'Logo, address or advertising on the cover',
    scope: 'release',
    place: 'cover',
    words: 'The cover shows a logo, a web address, a price or a QR code. Stores reject that, so please remove it.',
  },
  'cover-rights': {
    name: 'Somebody else’s picture on the cover',
    scope: 'release',
    place: 'cover',
    words:
      'The cover seems to use a picture that belongs to someone else. Please use your own, or tell us who gave permission.',
  },
  'cover-content': {
    name: 'Cover shows what stores refuse',
    scope: 'release',
    place: 'cover',
    words: 'Stores don’t accept what this cover shows. Please choose another picture.',
  },
  'audio-noise': {
    name: 'Noise, clicks or distortion',
    scope: 'track',
    place: 'audio',
    words: 'The recording has noise, clicks or distortion that don’t sound intended. Please upload a clean master.',
  },
  'audio-cut': {
    name: 'Audio is cut off, or long silence',
    scope: 'track',
    place: 'audio',
    words: 'The recording is cut off or has a long silence. Please upload the complete recording.',
  },
  'audio-wrong': {
    name: 'Audio is not this track',
    scope: 'track',
    place: 'audio',
    words: 'The recording doesn’t match the title, or is the same as on another track. Please upload the right one.',
  },
  'audio-samples': {
    name: 'Samples or beats without a license',
    scope: 'track',
    place: 'audio',
    words:
      'We hear a sample or a beat that someone else may own. Please tell us how it is licensed, or upload a version without it.',
  },
  'licence-missing': {
    name: 'License of a cover song is missing',
    scope: 'track',
    place: 'licence',
    words:
      'This is a cover song, and its license is missing or is for another song. Please upload the license as a PDF.',
  },
  'cover-song-unmarked': {
    name: 'Cover song is not marked',
    scope: 'track',
    place: 'containsCover',
    words: 'This seems to be a song that someone else wrote. Please mark it as a cover song and add its license.',
  },
  'title-style': {
    name: 'Title style',
    scope: 'either',
    place: 'title',
    words:
      'The title contains something stores reject: featured artists, the version, all capitals or an emoji. Please enter the title alone.',
  },
  'version-style': {
    name: 'Version style',
    scope: 'either',
    place: 'version',
    words:
      'The version doesn’t describe this recording, for example as Live, Remastered or Acoustic. Please correct it.',
  },
  'credits-wrong': {
    name: 'Artist credits',
    scope: 'track',
    place: 'artists',
    words: 'The artists aren’t credited correctly: each act needs its own line, with its role. Please correct them.',
  },
  'composers-missing': {
    name: 'Composers missing or not real names',
    scope: 'track',
    place: 'composers',
    words: 'Composers need their legal first and last names. Please add who wrote the music.',
  },
  'lyricists-missing': {
    name: 'Lyricists missing or not real names',
    scope: 'track',
    place: 'lyricists',
    words: 'Lyricists need their legal first and last names. Please add who wrote the words.',
  },
  'contributors-wrong': {
    name: 'Contributors',
    scope: 'track',
    place: 'contributors',
    words: 'The contributors or their roles are not right. Please correct them.',
  },
  'explicit-wrong': {
    name: 'Explicit flag',
    scope: 'track',
    place: 'explicit',
    words: 'The lyrics don’t match your answer about explicit content. Please choose again.',
  },
  'audio-language': {
    name: 'Language of the audio',
    scope: 'track',
    place: 'audioLanguage',
    words: 'The track is sung in another language, or is instrumental. Please choose its language again.',
  },
  'metadata-language': {
    name: 'Language of the titles',
    scope: 'release',
    place: 'metadataLanguage',
    words: 'The titles are in another language. Please choose the right one.',
  },
  'genre-wrong': {
    name: 'Genre',
    scope: 'release',
    place: 'primaryGenre',
    words: 'The genre doesn’t fit the music. Please choose the one listeners would look under.',
  },
  'p-line': {
    name: 'P-line',
    scope: 'release',
    place: 'pLine',
    words: 'The P-line names the owner of the recording and the year it was first released. Please correct it.',
  },
  'c-line': {
    name: 'C-line',
    scope: 'release',
    place: 'cLine',
    words: 'The C-line names the owner of the artwork and text, and the year. Please correct it.',
  },
  'label-name': {
    name: 'Record label',
    scope: 'release',
    place: 'recordLabel',
    words: 'The record label isn’t yours, or looks like a store or another company. Please enter a different one.',
  },
  'date-too-soon': {
    name: 'Sales start is too soon',
    scope: 'release',
    place: 'salesStart',
    words: 'That date is too soon for stores. Please choose a later one, or as soon as possible.',
  },
  'original-date': {
    name: 'Original release date',
    scope: 'release',
    place: 'originalRelease',
    words: 'This music seems to have been released before. Please enter the date of its first release.',
  },
  'territories-wrong': {
    name: 'Territories',
    scope: 'release',
    place: 'territories',
    words: 'The territories don’t match the rights you have. Please choose the ones you can sell in.',
  },
  'upc-wrong': {
    name: 'UPC',
    scope: 'release',
    place: 'upc',
    words: 'The UPC belongs to another release. Please correct it, or leave it blank to get one.',
  },
  'isrc-wrong': {
    name: 'ISRC',
    scope: 'track',
    place: 'isrc',
    words: 'The ISRC belongs to another recording. Please correct it, or leave it blank to get one.',
  },
  'ai-undeclared': {
    name: 'Use of AI',
    scope: 'track',
    place: 'aiAudio',
    words:
      'The recording sounds as if AI was used, and stores ask about that. Please declare it, or tell us how the recording was made.',
  },
  other: {
    name: 'Something else',
    scope: 'either',
    place: null,
    words: 'Please read our note.',
  },
} as const satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof reviewReasons;
export const reasonCodes = keysOf(reviewReasons);

/** The reason for a stored code. A code that no longer exists has no place, and only its note explains it. */
export const reasonOf = (code: string): Reason =>
  isKeyOf(reviewReasons, code) ? reviewReasons[code] : reviewReasons.other;
