import { latestPreviewStart, PREVIEW_SECONDS } from '../releases/preview-start.ts';
import { timeCode } from '../time-code.ts';
import { type DescriptionsOf, defineRules, onEachTrack } from './rule.ts';

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

/** Their descriptions, for the page of rules and for their tests. */
export const previewDescriptions = (): DescriptionsOf<typeof previewRules> => ({
  'preview-late': {
    about: `Stores play ${PREVIEW_SECONDS} seconds as a preview, so it starts at least that long before the end.`,
    fields: ['track.previewStartSeconds'],
    source: ['appleSpec', 'own'],
    since: '2026-12',
    good: [{ shown: 'Starts at 1:00 of 3:00', tracks: [{ previewStartSeconds: 60 }], sound: {} }],
    bad: [{ shown: 'Starts at 2:50 of 3:00', tracks: [{ previewStartSeconds: 170 }], sound: {} }],
  },
});
