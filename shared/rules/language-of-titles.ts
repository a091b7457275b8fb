import { metadataLanguages } from '../reference/metadata-languages.ts';
import { releaseEdit } from '../releases/field-edit.ts';
import { defineRules, onRelease } from './rule.ts';

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
