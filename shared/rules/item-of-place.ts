import type { RequiredItem } from '../releases/completeness.ts';
import type { ReleaseField, TrackField } from '../releases/fields.ts';
import type { FindingPlace } from './finding.ts';

type OfRelease = Exclude<ReleaseField, 'stated'> | 'cover';
type OfTrack = Exclude<TrackField, 'stated'> | 'audio' | 'licence';

const ofRelease: Record<OfRelease, RequiredItem> = {
  cover: 'cover',
  title: 'title',
  version: 'title',
  upc: 'title',
  primaryGenre: 'primaryGenre',
  secondaryGenre: 'primaryGenre',
  metadataLanguage: 'metadataLanguage',
  pLine: 'pLine',
  recordLabel: 'pLine',
  cLine: 'cLine',
  salesStart: 'salesStart',
  preOrder: 'salesStart',
  originalRelease: 'salesStart',
  // Declarations about the recordings.
  stores: 'track',
  contentId: 'track',
  territories: 'track',
};

const ofTrack: Record<OfTrack, RequiredItem> = {
  title: 'track',
  version: 'track',
  audio: 'track',
  licence: 'track',
  isrc: 'track',
  audioLanguage: 'track',
  contributors: 'track',
  composers: 'track',
  lyricists: 'track',
  containsCover: 'track',
  aiAudio: 'track',
  aiComposition: 'track',
  previewStartSeconds: 'track',
  artists: 'albumArtist',
  explicit: 'explicit',
};

/**
 * The one of the ten items that a place belongs to: the item is not done while something blocks there, so that a
 * release with all ten is ready (product 11.2).
 */
export const itemOfPlace = ({ field, trackId }: FindingPlace): RequiredItem =>
  trackId === undefined ? ofRelease[field as OfRelease] : ofTrack[field as OfTrack];
