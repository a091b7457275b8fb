import { metadataLanguages } from '../reference/metadata-languages.ts';
import { releaseEdit, trackEdit } from '../releases/field-edit.ts';
import { NO_WORDS } from './credits.ts';
import { defineRules, onEachTrack, onRelease } from './rule.ts';

/** The scripts in which each language is written; every other language is written in Latin letters. */
const scripts: Readonly<Record<string, readonly Script[]>> = {
  ja: ['Han', 'Kana'],
  ko: ['Hangul', 'Han'],
  'zh-Hans': ['Han'],
  'zh-Hant': ['Han'],
  ru: ['Cyrillic'],
  uk: ['Cyrillic'],
  bg: ['Cyrillic'],
  mk: ['Cyrillic'],
  sr: ['Cyrillic', 'Latin'],
  el: ['Greek'],
  he: ['Hebrew'],
  ar: ['Arabic'],
  fa: ['Arabic'],
  ur: ['Arabic'],
  th: ['Thai'],
  hi: ['Devanagari'],
  mr: ['Devanagari'],
  ne: ['Devanagari'],
  bn: ['Bengali'],
  ta: ['Tamil'],
  te: ['Telugu'],
  kn: ['Kannada'],
  ml: ['Malayalam'],
  gu: ['Gujarati'],
  pa: ['Gurmukhi'],
  hy: ['Armenian'],
  ka: ['Georgian'],
};

const scriptLetters = {
  Latin: /\p{Script=Latin}/gu,
  Han: /\p{Script=Han}/gu,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Hangul: /\p{Script=Hangul}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Thai: /\p{Script=Thai}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Bengali: /\p{Script=Bengali}/gu,
  Tamil: /\p{Script=Tamil}/gu,
  Telugu: /\p{Script=Telugu}/gu,
  Kannada: /\p{Script=Kannada}/gu,
  Malayalam: /\p{Script=Malayalam}/gu,
  Gujarati: /\p{Script=Gujarati}/gu,
  Gurmukhi: /\p{Script=Gurmukhi}/gu,
  Armenian: /\p{Script=Armenian}/gu,
  Georgian: /\p{Script=Georgian}/gu,
} as const;
type Script = keyof typeof scriptLetters;

/** Languages that are the only one, or by far the most likely one, of their script. */
const languageOfScript: Partial<Record<Script, string>> = {
  Kana: 'ja',
  Hangul: 'ko',
  Greek: 'el',
  Hebrew: 'he',
  Thai: 'th',
  Bengali: 'bn',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Armenian: 'hy',
  Georgian: 'ka',
};
/** Versions without words, in several languages. */
const WITHOUT_WORDS = /\b(?:instrumental\p{L}*|karaoke)\b|^inst\.?$|инструментал|インスト|カラオケ|伴奏|반주/iu;
/** Fewer letters say nothing about the language. */
const MIN_LETTERS = 4;
/** Artists mix scripts, so less than this share of other letters is no mistake. */
const MAX_OTHER_SHARE = 0.5;

const scriptNames = Object.keys(scriptLetters) as Script[];
const count = (text: string, script: Script): number => text.match(scriptLetters[script])?.length ?? 0;
const nameOf = (code: string): string => metadataLanguages.find((row) => row.code === code)?.name ?? code;

/** Rules about languages. */
export const languageRules = defineRules({
  'language-script': {
    severity: 'contestable',
    name: 'Metadata language',
    check: onRelease(({ release, texts }) => {
      const { metadataLanguage: language } = release;
      if (language === '') return undefined;
      const all = texts
        .filter(({ kind }) => kind === 'title')
        .map(({ value }) => value)
        .join(' ');
      const expected = scripts[language] ?? ['Latin'];
      const letters = scriptNames.reduce((sum, script) => sum + count(all, script), 0);
      // Acts of every language have titles in Latin letters.
      const other = scriptNames.filter((script) => script !== 'Latin' && !expected.includes(script));
      const most = other.reduce(
        (one, script) => (count(all, script) > count(all, one) ? script : one),
        other[0] ?? 'Han',
      );
      const others = other.reduce((sum, script) => sum + count(all, script), 0);
      if (letters < MIN_LETTERS || others / letters <= MAX_OTHER_SHARE) return undefined;
      const likely = count(all, 'Kana') > 0 && other.includes('Kana') ? 'ja' : languageOfScript[most];
      return {
        place: { field: 'metadataLanguage' },
        words: all,
        text: `Most letters of the titles are not those of ${nameOf(language)}.`,
        ...(likely && {
          fix: {
            label: `Set it to ${nameOf(likely)}`,
            edits: [{ edit: releaseEdit('metadataLanguage', language, likely) }],
          },
        }),
      };
    }),
  },
  'language-instrumental': {
    severity: 'contestable',
    name: 'The language of an instrumental',
    check: onEachTrack(({ id: trackId, version, audioLanguage: from }) =>
      WITHOUT_WORDS.test(version) && from !== NO_WORDS
        ? {
            place: { field: 'audioLanguage', trackId },
            words: `${version} ${from}`,
            text: `The version says “${version}”, but the track has a language.`,
            fix: { label: 'It has no words', edits: [{ trackId, edit: trackEdit('audioLanguage', from, NO_WORDS) }] },
          }
        : undefined,
    ),
  },
});
