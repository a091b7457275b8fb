import { audioLanguages } from '../../reference/audio-languages.ts';
import { genres } from '../../reference/genres.ts';
import { metadataLanguages } from '../../reference/metadata-languages.ts';
import { key, type Named, type Nearness, nearest } from './nearest.ts';

/** How people call a genre beside its name and its subgenres. */
const GENRE_ALIASES: Record<string, readonly string[]> = {
  'hip-hop-rap': ['hip hop', 'hiphop', 'rap music', 'boom bap', 'phonk'],
  'r-b-soul': ['r&b', 'rnb', 'r n b', 'rhythm and blues', 'soul music'],
  electronic: ['electro', 'electronic music', 'electronica', 'lofi', 'lo fi beats', 'synth wave'],
  dance: ['dance music', 'edm', 'dnb', 'drum n bass', 'club'],
  alternative: ['indie', 'alt', 'alternative rock', 'emo'],
  'singer-songwriter': ['singer songwriter', 'songwriter', 'acoustic'],
  'christian-gospel': ['gospel', 'christian', 'worship'],
  'children-music': ['children', 'kids', 'kids music', "children's"],
  'middle-east': ['arabic music'],
  classical: ['classical music', 'piano music', 'orchestra'],
  soundtrack: ['film music', 'score', 'game music', 'ost'],
  brazilian: ['mpb', 'brazilian music'],
  latin: ['latin music', 'reggaeton', 'urbano'],
  africa: ['afrobeat', 'afro beats', 'african music'],
  'j-pop': ['jpop'],
  korean: ['kpop', 'k pop'],
  world: ['world music', 'world'],
};

const primary: Named[] = genres.map(({ code, name }) => ({
  value: code,
  names: [name, ...(GENRE_ALIASES[code] ?? [])],
}));
const withSubgenres: Named[] = genres.map(({ code, name, subgenres }) => ({
  value: code,
  names: [name, ...subgenres],
}));

/** A genre by its name, another name, or one of its subgenres: "trap" is Hip Hop/Rap. */
export function genreSaid(text: string): Nearness<string> {
  const said = key(text)
    .replace(/^(?:it is |its |a |an |some |mostly |primary |mainly )+/, '')
    .replace(/ (?:music|genre|song|track)$/, '');
  const own = nearest(said, primary);
  if (own && 'sure' in own) return own;
  const sub = withSubgenres.filter(({ names }) => names.some((name) => key(name) === said));
  if (sub.length === 1 && sub[0]) return { sure: sub[0].value };
  if (sub.length > 1) return { maybe: sub.map(({ value }) => value) };
  return own ?? nearest(said, withSubgenres);
}

const LANGUAGE_ALIASES: Record<string, readonly string[]> = {
  zxx: [
    'instrumental',
    'no language',
    'no vocals',
    'no lyrics',
    'no singing',
    'nobody sings',
    'without vocals',
    'no words',
    'none',
  ],
  en: ['englisch', 'ingles', 'anglais', 'inglese'],
  es: ['espanol', 'castilian', 'castellano', 'spanisch', 'espagnol'],
  pt: ['portugues', 'brazilian portuguese', 'brazilian', 'portugiesisch'],
  fr: ['francais', 'franzosisch'],
  de: ['deutsch', 'aleman', 'allemand'],
  it: ['italiano', 'italienisch'],
  cmn: ['mandarin', 'chinese'],
  yue: ['cantonese'],
  'zh-Hans': ['chinese', 'mandarin', 'simplified chinese'],
  'zh-Hant': ['traditional chinese', 'cantonese'],
  fa: ['persian', 'farsi'],
  fil: ['tagalog', 'filipino'],
  el: ['greek', 'ellinika'],
  nl: ['dutch', 'nederlands', 'flemish'],
};
const languages = (rows: readonly { code: string; name: string }[]): Named[] =>
  rows.map(({ code, name }) => ({ value: code, names: [name, ...(LANGUAGE_ALIASES[code] ?? [])] }));
const sung = languages(audioLanguages);
const written = languages(metadataLanguages);

const languageWords = (text: string) =>
  key(text)
    .replace(
      /^(?:(?:it|they|the titles?|the lyrics?|all|both|is|are|its|s|sung|written|sings?|in|mostly|only|completely|and) )+/,
      '',
    )
    .replace(/ language$/, '');

/** A language of the singing, and one of the titles. */
export const audioLanguageSaid = (text: string): Nearness<string> => nearest(languageWords(text), sung);
export const metadataLanguageSaid = (text: string): Nearness<string> => nearest(languageWords(text), written);
