import { metadataLanguages } from '../reference/metadata-languages.ts';
import { releaseEdit } from '../releases/field-edit.ts';
import { type DescriptionsOf, defineRules, onRelease } from './rule.ts';

/** Languages that short texts are easily mistaken for, so that a difference between them says nothing. */
const neighbours: readonly (readonly string[])[] = [
  ['da', 'no', 'sv'],
  ['hr', 'mk', 'sl', 'sr', 'bg'],
  ['bg', 'mk', 'ru', 'sr', 'uk'],
  ['cs', 'sk'],
  ['id', 'ms'],
  ['ca', 'es', 'gl', 'pt'],
  ['af', 'nl'],
  ['hi', 'mr', 'ne'],
  ['az', 'tr'],
  ['ar', 'fa', 'ur'],
  ['zh-Hans', 'zh-Hant'],
];

const areNeighbours = (one: string, other: string): boolean =>
  one === other || neighbours.some((group) => group.includes(one) && group.includes(other));

/** The rule about the language of all titles together, which only the server recognizes (`recognizeLanguage`). */
export const titlesLanguageRules = defineRules({
  'language-titles': {
    severity: 'advice',
    name: 'Metadata language',
    check: onRelease(({ release: { metadataLanguage: from }, titlesLanguage }) => {
      const likely = metadataLanguages.find(({ code }) => code === titlesLanguage);
      if (from === '' || !likely || areNeighbours(from, likely.code)) return undefined;
      return {
        place: { field: 'metadataLanguage' },
        text: `The titles look ${likely.name}.`,
        fix: {
          label: `Set it to ${likely.name}`,
          edits: [{ edit: releaseEdit('metadataLanguage', from, likely.code) }],
        },
      };
    }),
  },
});

/** Their descriptions, for the page of rules and for their tests. */
export const titlesLanguageDescriptions = (): DescriptionsOf<typeof titlesLanguageRules> => ({
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
});
