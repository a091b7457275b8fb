import { isKeyOf, keysOf } from '../typed-record.ts';
import type { ReleaseField, TrackField } from './fields.ts';

/** A place in the editor: a field, or a file. */
type ReviewPlace = ReleaseField | TrackField | 'cover' | 'audio' | 'licence';

/** `release`: a place on the release. `track`: a place on one track, or on all. `either`: on the release or a track. */
type Scope = 'release' | 'track' | 'either';

type Reason = {
  /** The name in the office's list. */
  name: string;
  scope: Scope;
  /** Null if the office chooses the place, or if the note says everything. */
  place: ReviewPlace | null;
  /** The words for the artist: what is wrong, and what to do. */
  words: string;
};

/**
 * The reasons for returning a release, each with its place (product 21.2). Never rename a code or change its meaning,
 * because requests store it.
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
      'The text on the cover is not the title or the artist of this release. Please change the cover, or the fields.',
  },
  'cover-marks': {
    name: 'Logo, address or advertising on the cover',
    scope: 'release',
    place: 'cover',
    words: 'The cover shows a logo, an address, a price or a code to scan. Stores refuse that: please take it off.',
  },
  'cover-rights': {
    name: 'Somebody else’s picture on the cover',
    scope: 'release',
    place: 'cover',
    words:
      'The cover seems to use a picture that belongs to somebody else. Please use one that is yours, or write to us who allowed it.',
  },
  'cover-content': {
    name: 'Cover shows what stores refuse',
    scope: 'release',
    place: 'cover',
    words: 'Stores do not take what this cover shows. Please choose another picture.',
  },
  'audio-noise': {
    name: 'Noise, clicks or distortion',
    scope: 'track',
    place: 'audio',
    words: 'The recording has noise, clicks or distortion that does not sound wanted. Please upload a clean master.',
  },
  'audio-cut': {
    name: 'Audio is cut off, or long silence',
    scope: 'track',
    place: 'audio',
    words: 'The recording is cut off, or has a long silence. Please upload it whole.',
  },
  'audio-wrong': {
    name: 'Audio is not this track',
    scope: 'track',
    place: 'audio',
    words: 'The recording is not what the title says, or the same as on another track. Please upload the right one.',
  },
  'audio-samples': {
    name: 'Samples or beats without a licence',
    scope: 'track',
    place: 'audio',
    words:
      'We hear a sample or a beat that others may own. Please write to us how it is licensed, or upload a version without it.',
  },
  'licence-missing': {
    name: 'Licence of a cover song is missing',
    scope: 'track',
    place: 'licence',
    words:
      'This is a cover song, and its licence is missing or is of another song. Please upload the licence as a PDF.',
  },
  'cover-song-unmarked': {
    name: 'Cover song is not marked',
    scope: 'track',
    place: 'containsCover',
    words: 'This seems to be a song that somebody else wrote. Please mark it as a cover song, and add its licence.',
  },
  'title-style': {
    name: 'Title style',
    scope: 'either',
    place: 'title',
    words:
      'The title has something that stores refuse: featured artists, the version, all capitals, or an emoji. Please write the title alone.',
  },
  'version-style': {
    name: 'Version style',
    scope: 'either',
    place: 'version',
    words:
      'The version says something else than what this version is, such as Live, Remastered or Acoustic. Please correct it.',
  },
  'credits-wrong': {
    name: 'Artist credits',
    scope: 'track',
    place: 'artists',
    words:
      'The artists are not credited as they should be: each act has a line of its own, with the role that it has. Please correct them.',
  },
  'composers-missing': {
    name: 'Composers missing or not real names',
    scope: 'track',
    place: 'composers',
    words: 'Composers are named by their legal first and last names. Please add who wrote the music.',
  },
  'lyricists-missing': {
    name: 'Lyricists missing or not real names',
    scope: 'track',
    place: 'lyricists',
    words: 'Lyricists are named by their legal first and last names. Please add who wrote the words.',
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
    words: 'The words of the track do not fit what you chose under explicit content. Please choose again.',
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
    words: 'The titles are written in another language. Please choose it.',
  },
  'genre-wrong': {
    name: 'Genre',
    scope: 'release',
    place: 'primaryGenre',
    words: 'The genre does not fit the music. Please choose the one that listeners would look under.',
  },
  'p-line': {
    name: 'P-line',
    scope: 'release',
    place: 'pLine',
    words: 'The P-line names who owns the recording, with the year in which it was first released. Please correct it.',
  },
  'c-line': {
    name: 'C-line',
    scope: 'release',
    place: 'cLine',
    words: 'The C-line names who owns the artwork and text, with the year. Please correct it.',
  },
  'label-name': {
    name: 'Record label',
    scope: 'release',
    place: 'recordLabel',
    words: 'The record label is not yours, or reads like a store or a company that it is not. Please write another.',
  },
  'date-too-soon': {
    name: 'Sales start is too soon',
    scope: 'release',
    place: 'salesStart',
    words: 'Stores cannot have it by this day. Please choose a later one, or as soon as possible.',
  },
  'original-date': {
    name: 'Original release date',
    scope: 'release',
    place: 'originalRelease',
    words: 'This music seems to have been released before. Please write when it was released first.',
  },
  'territories-wrong': {
    name: 'Territories',
    scope: 'release',
    place: 'territories',
    words: 'The territories do not fit the rights that you have. Please choose those that you may sell in.',
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
    words: 'The recording sounds as if AI was used. Stores ask for it: please say so, or write to us how it was made.',
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

/** The reason with a stored code. A code that no longer exists has no place, and its note says everything. */
export const reasonOf = (code: string): Reason =>
  isKeyOf(reviewReasons, code) ? reviewReasons[code] : reviewReasons.other;
