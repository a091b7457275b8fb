import { type ContentIdAnswer, contentIdQuestionNames } from '../../releases/content-id-questions.ts';
import { CONTENT_ID } from '../../releases/stores-of-new.ts';
import type { DescriptionsOf } from '../rule.ts';
import type { storeRules } from '../stores.ts';

const answered = (answer: 'yes' | 'no'): ContentIdAnswer[] =>
  contentIdQuestionNames.map((question) => `${question}:${answer}` as const);

/** The descriptions of the rules in `stores.ts`. */
export const storeDescriptions: DescriptionsOf<typeof storeRules> = {
  'content-id-refused': {
    about: 'Content ID accepts only recordings of which every part belongs to the artist.',
    fields: ['contentId'],
    source: ['contentId', 'own'],
    since: '2026-11',
    good: [{ shown: 'Four times yes', release: { stores: ['Spotify', CONTENT_ID], contentId: answered('yes') } }],
    bad: [{ shown: 'One no', release: { stores: ['Spotify', CONTENT_ID], contentId: answered('no') } }],
  },
  'content-id-open': {
    about: 'Content ID asks four questions before it accepts a release.',
    fields: ['contentId'],
    source: ['contentId', 'own'],
    since: '2026-11',
    good: [{ shown: 'Four times yes', release: { stores: ['Spotify', CONTENT_ID], contentId: answered('yes') } }],
    bad: [{ shown: 'No answer', release: { stores: ['Spotify', CONTENT_ID], contentId: [] } }],
  },
};
