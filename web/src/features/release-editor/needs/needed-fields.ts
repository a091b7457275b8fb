import { requiredItems, type TrackNeed, trackLacks } from '../../../../../shared/releases/completeness.ts';
import type { ReleaseField, TrackField } from '../../../../../shared/releases/fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';

/** Whether a release field still requires an answer. */
export function isReleaseFieldNeeded(field: ReleaseField, release: Release): boolean {
  const items: Partial<Record<string, (typeof requiredItems)[keyof typeof requiredItems]>> = requiredItems;
  const item = items[field];
  return item !== undefined && 'isPresent' in item && !item.isPresent(release);
}

const needs: Partial<Record<TrackField, TrackNeed>> = { title: 'title', artists: 'artist', explicit: 'explicit' };

/** Whether a track field still requires an answer. */
export function isTrackFieldNeeded(field: TrackField, track: Track): boolean {
  const need = needs[field];
  return need !== undefined && trackLacks(track).includes(need);
}
