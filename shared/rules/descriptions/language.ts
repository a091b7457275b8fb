import { NO_WORDS } from '../credits.ts';
import type { languageRules } from '../language.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `language.ts`. */
export const languageDescriptions: DescriptionsOf<typeof languageRules> = {
  'language-script': {
    about:
      'Stores sort and search titles by language, so a title in Japanese letters is hard to find if its language is English.',
    fields: ['metadataLanguage', 'track.title', 'title'],
    source: ['apple', 'believe'],
    since: '2026-12',
    good: [
      {
        shown: 'Japanese: 夜に駆ける',
        release: { metadataLanguage: 'ja', title: '夜に駆ける' },
        tracks: [{ title: '夜に駆ける' }],
      },
      { shown: 'Japanese: Lemon', release: { metadataLanguage: 'ja', title: 'Lemon' }, tracks: [{ title: 'Lemon' }] },
    ],
    bad: [
      {
        shown: 'English: 夜に駆ける',
        release: { metadataLanguage: 'en', title: '夜に駆ける' },
        tracks: [{ title: '夜に駆ける' }],
      },
    ],
  },
  'language-instrumental': {
    about: 'A track that is called instrumental or karaoke has no words.',
    fields: ['track.audioLanguage', 'track.version'],
    source: ['apple', 'practice'],
    since: '2026-12',
    good: [{ shown: 'Instrumental, no language', tracks: [{ version: 'Instrumental', audioLanguage: NO_WORDS }] }],
    bad: [
      { shown: 'Instrumental, sung in English', tracks: [{ version: 'Instrumental', audioLanguage: 'en' }] },
      { shown: '伴奏, sung in English', tracks: [{ version: '伴奏', audioLanguage: 'en' }] },
    ],
  },
};
