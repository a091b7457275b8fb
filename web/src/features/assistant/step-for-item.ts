import type { Step } from '../../../../shared/assistant/step.ts';
import type { RequiredItem } from '../../../../shared/releases/completeness.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import { isTrackTitle } from '../../../../shared/releases/placeholder-title.ts';
import type { Release } from '../../../../shared/releases/release.ts';

const steps: Record<Exclude<RequiredItem, 'track'>, Step> = {
  title: 'title',
  cover: 'cover_art',
  primaryGenre: 'primary_genre',
  albumArtist: 'artists',
  explicit: 'explicit',
  metadataLanguage: 'metadata_language',
  pLine: 'p_line',
  cLine: 'c_line',
  salesStart: 'sales_start',
};

/** The step that asks for a required item. For tracks, it is the step for the first thing that they lack. */
export function stepForItem(item: RequiredItem, release: Release | undefined): Step {
  const tracks = release ? orderedTracks(release) : [];
  if (tracks.length === 0 && ['track', 'albumArtist', 'explicit'].includes(item)) return 'track_count';
  if (item !== 'track') return steps[item];
  return tracks.every(({ title }) => isTrackTitle(title)) ? 'audio_files' : 'track_titles';
}
