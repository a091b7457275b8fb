import { latestPreviewStart } from '../releases/preview-start.ts';
import { timeCode } from '../time-code.ts';
import { defineRules, onEachTrack } from './rule.ts';

/** Rules about the part of a track that stores play as a preview (product 37.5). */
export const previewRules = defineRules({
  'preview-late': {
    severity: 'advice',
    name: 'Preview start',
    check: onEachTrack(({ id: trackId, previewStartSeconds: from, audio }) => {
      if (from === null || !audio) return undefined;
      const to = latestPreviewStart(audio.durationMs);
      return from > to
        ? {
            place: { field: 'previewStartSeconds', trackId },
            text: 'Fewer than 30 seconds are left after this start.',
            fix: {
              label: `Start at ${timeCode(to * 1000)}`,
              isSafe: true,
              edits: [{ trackId, edit: { field: 'previewStartSeconds', from, to } }],
            },
          }
        : undefined;
    }),
  },
});
