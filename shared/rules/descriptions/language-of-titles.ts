import type { titlesLanguageRules } from '../language-of-titles.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `language-of-titles.ts`. */
export const titlesLanguageDescriptions: DescriptionsOf<typeof titlesLanguageRules> = {
  'language-titles': {
    about:
      'Stores sort and search titles by their language. If all titles together are clearly in another one, the release is found by fewer people.',
    fields: ['metadataLanguage', 'track.title', 'title'],
    source: ['apple', 'believe'],
    since: '2026-12',
    good: [
      { shown: 'Spanish: Nadie nos espera', release: { metadataLanguage: 'es' }, titlesLanguage: 'es' },
      { shown: 'Danish: Bag ved vinduet', release: { metadataLanguage: 'no' }, titlesLanguage: 'da' },
    ],
    bad: [{ shown: 'English: Nadie nos espera', release: { metadataLanguage: 'en' }, titlesLanguage: 'es' }],
  },
};
