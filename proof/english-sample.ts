import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screenSentences } from './screen-sentences.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const FILES = 60;
const PARAGRAPHS = 40;
const SENTENCES = 100;

/** Product files, without tests, tools and data tables. */
const PRODUCT = /^(?:services|shared|infra|web\/src)\/.*\.tsx?$/;
const NOT_PRODUCT =
  /\.(?:test|service-test|spec)\.tsx?$|\/test\/|^infra\/(?:test|seed)\/|^shared\/reference\/|\.d\.ts$/;

const tracked = (): string[] => execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** A repeatable random number generator (mulberry32). @returns numbers from 0 (inclusive) to 1 (exclusive) */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws `count` different entries, in random order. */
function drawSample<T>(entries: readonly T[], count: number, random: () => number): T[] {
  const left = [...entries];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0] as T,
  );
}

/** The comments of a file, each with its line number. */
function commentsIn(source: string): string[] {
  const found: string[] = [];
  for (const match of source.matchAll(/\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)) {
    const line = source.slice(0, match.index).split('\n').length;
    const words = match[0]
      .replaceAll(/^\s*(?:\/\*\*|\*\/|\*|\/\/)\s?|\s*\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (words && !/^biome-ignore/.test(words)) found.push(`${line}: ${words}`);
  }
  return found;
}

/** The paragraphs and list items of a document, without tables and code. */
const paragraphsIn = (text: string): string[] =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=- )/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.length > 40 && !/^[|#!<]/.test(paragraph));

/**
 * Prints a sample of the project's English for a reader to judge: files with their names and comments, paragraphs of
 * documents, and sentences on screen. Set `SEED` to repeat a sample.
 */
export function englishSample(seed = Number(process.env.SEED ?? Date.now() % 1_000_000)): void {
  const random = randomFrom(seed);
  const files = tracked();
  console.log(`SEED=${seed}\n\n# ${FILES} product files`);
  for (const file of drawSample(
    files.filter((name) => PRODUCT.test(name) && !NOT_PRODUCT.test(name)),
    FILES,
    random,
  )) {
    console.log(`\n## ${file}\n${commentsIn(read(file)).join('\n')}`);
  }
  console.log(`\n# ${PARAGRAPHS} paragraphs of documents`);
  const paragraphs = files
    .filter((name) => /\.md$/.test(name))
    .flatMap((name) => paragraphsIn(read(name)).map((paragraph) => `${name}: ${paragraph}`));
  for (const paragraph of drawSample(paragraphs, PARAGRAPHS, random)) console.log(`\n${paragraph}`);
  console.log(`\n# ${SENTENCES} sentences on screen\n`);
  const sentences = files
    .filter((name) => /^web\/src\/.*\.tsx?$/.test(name) && !NOT_PRODUCT.test(name))
    .flatMap((name) => screenSentences(name, read(name)).map((sentence) => `${name}: ${sentence}`));
  for (const sentence of drawSample(sentences, SENTENCES, random)) console.log(sentence);
}
