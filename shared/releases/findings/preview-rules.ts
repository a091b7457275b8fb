import { timeCode } from '../../time-code.ts';
import { latestPreviewStart } from '../preview-start.ts';
import type { Release } from '../release.ts';
import type { Track } from '../track.ts';
import type { Rules } from './finding.ts';

/** Rules about the part of a track that stores play as a preview (product 37.5). */
export const previewRules: Rules<'preview-late', [Release, Track]> = {
  'preview-late': (_, { id: trackId, previewStartSeconds: from, audio }) => {
    if (from === null || !audio) return undefined;
    const to = latestPreviewStart(audio.durationMs);
    return from > to
      ? {
          place: { field: 'previewStartSeconds', trackId },
          text: 'Fewer than 30 seconds are left after this start.',
          fix: {
            label: `Start at ${timeCode(to * 1000)}`,
            trackId,
            edit: { field: 'previewStartSeconds', from, to },
          },
        }
      : undefined;
  },
};
