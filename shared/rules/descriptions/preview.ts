import { PREVIEW_SECONDS } from '../../releases/preview-start.ts';
import type { previewRules } from '../preview.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `preview.ts`. */
export const previewDescriptions: DescriptionsOf<typeof previewRules> = {
  'preview-late': {
    about: `Stores play ${PREVIEW_SECONDS} seconds as a preview, so it starts at least that long before the end.`,
    fields: ['track.previewStartSeconds'],
    source: ['appleSpec', 'own'],
    since: '2026-12',
    good: [{ shown: 'Starts at 1:00 of 3:00', tracks: [{ previewStartSeconds: 60 }], sound: {} }],
    bad: [{ shown: 'Starts at 2:50 of 3:00', tracks: [{ previewStartSeconds: 170 }], sound: {} }],
  },
};
