import { type RequiredItem, trackLacks } from '../../../../../shared/releases/completeness.ts';
import type { Section } from '../../../../../shared/releases/field-kinds.ts';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';

/** The id of a field's control, so that other parts of the page can focus it. */
export const fieldId = (field: string, trackId?: string): string => `${trackId ?? 'release'}-${field}`;

export const ADD_TRACK = 'add-track';

/** The section in which the artist answers a required item (product 6.1). */
export const sectionOf: Record<RequiredItem, Section> = {
  title: 'Album Information',
  cover: 'Album Information',
  primaryGenre: 'Album Information',
  metadataLanguage: 'Album Information',
  albumArtist: 'Tracks',
  track: 'Tracks',
  explicit: 'Tracks',
  pLine: 'Copyright & Label',
  cLine: 'Copyright & Label',
  salesStart: 'Release Dates',
};

const isSilent = ({ audio }: Track) => audio === null;
const isUntitled = (track: Track) => trackLacks(track).includes('title');

/** The id of the control that answers a required item: its field, or the track that still needs the most. */
export function fieldOf(item: RequiredItem, release: Release): string {
  const tracks = orderedTracks(release);
  const onTrack = (field: string, lacks: (track: Track) => boolean) => {
    const track = tracks.find(lacks) ?? tracks[0];
    return track ? fieldId(field, track.id) : ADD_TRACK;
  };
  switch (item) {
    case 'albumArtist':
      return onTrack('artists', (track) => trackLacks(track).includes('artist'));
    case 'track':
      return tracks.some(isSilent) || !tracks.some(isUntitled)
        ? onTrack('audio', isSilent)
        : onTrack('title', isUntitled);
    case 'explicit':
      return onTrack('explicit', ({ explicit }) => explicit === '');
    case 'pLine':
    case 'cLine':
      return `${fieldId(item)}-year`;
    case 'salesStart':
      return `${fieldId(item)}-kind`;
    default:
      return fieldId(item);
  }
}

/** The id of a value's cell in its track's row. */
export const cellId = (field: string, trackId: string): string => `cell-${field}-${trackId}`;
