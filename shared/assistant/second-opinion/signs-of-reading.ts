import { commonWords } from '../../reference/common-words.ts';
import type { Release } from '../../releases/release.ts';
import type { Act } from '../act.ts';
import { freeTextsIn } from '../guard/free-texts.ts';
import { creditWords } from '../interpret/credits/credit-words.ts';
import { roleWords } from '../interpret/credits/roles.ts';
import { countUnreadWords } from '../interpret/offers/count-unread-words.ts';
import { isCapital } from '../interpret/words/capitals.ts';
import { cleaned } from '../interpret/words/normalize-text.ts';
import { hasSaying, type Saying } from '../interpret/words/sayings.ts';
import { strangeWords } from '../interpret/words/small-words.ts';
import { type Word, wordsOf } from '../interpret/words/words.ts';
import type { Question } from '../question.ts';
import { type Change, noteActs } from './act-signs.ts';
import { Signs } from './signs.ts';
import { noteValue } from './value-signs.ts';

/** A message and its reading. `changes` are the acts that change the release, including what a yes or no stands for. */
export type Reading = {
  message: string;
  acts: readonly Act[];
  changes: readonly Change[];
  question: Question;
  release: Release | null;
};

// biome-ignore format: one list
const SAYINGS: readonly Saying[] = ['filler', 'me', 'us', 'all', 'rest', 'only', 'except', 'yes', 'no', 'hedge', 'doubt', 'unsure', 'later', 'either', 'choose'];
// biome-ignore format: one list
const BESIDE: readonly Act['kind'][] = ['suggest', 'left-over', 'unknown-name', 'explain', 'unclear', 'why', 'yes', 'no', 'skip', 'go-to', 'thanks', 'greet'];
// biome-ignore format: one list
const MARKS = ['?', '!', ';', ':', '…', '...', '(', '/', '\n', '—', '–', '-', '&', '+', '=', '"', "'s", '|', '@'];
const FEW = [0, 1, 2, 3, 5, 8];
const MANY = [0, 1, 2, 3, 5, 8, 12, 20];

const isOfCredits = ({ key }: Word): boolean => roleWords.has(key) || creditWords.has(key);

/** Finds the words in the message that are not part of a free text to be saved. */
export function wordsBeside(
  signs: Signs,
  { message, changes }: Reading,
): { text: string; words: Word[]; beside: Word[] } {
  const text = cleaned(message);
  const words = wordsOf(text);
  const values = changes.flatMap(freeTextsIn).filter((one) => one.text.trim() !== '');
  const covered = new Set(values.flatMap((value) => noteValue(signs, value, text, words)));
  signs.count('values', values.length);
  const names = values.map((value) => value.text.toLowerCase());
  if (new Set(names).size < names.length) signs.note('said-twice');
  return { text, words, beside: words.filter((_, n) => !covered.has(n)) };
}

/**
 * Collects all signs that the second opinion considers. `vocabulary`: the words that occurred next to values in
 * training. It is unknown what any other word implies.
 */
export function signsOfReading(reading: Reading, vocabulary: ReadonlySet<string>): ReadonlyMap<string, number> {
  const { acts, changes, question, release } = reading;
  const signs = new Signs();
  const { text, words, beside } = wordsBeside(signs, reading);
  const fields = noteActs(signs, changes, question, release);
  const strange = strangeWords(beside);
  const rare = beside.filter((word) => word.key.length > 2 && !commonWords.has(word.key) && !isOfCredits(word));
  const unseen = beside.filter(({ key }) => !vocabulary.has(key) && !/^\d+$/.test(key));
  const capitals = beside.filter(
    (word) => isCapital(word) && !/\d/.test(word.text) && word.start > 0 && !isOfCredits(word) && word.text.length > 1,
  );
  const figures = beside.filter((word) => /^\d/.test(word.text));
  signs.count('words', words.length, MANY);
  signs.count('beside', beside.length, MANY);
  signs.measure('beside-share', beside.length / Math.max(1, words.length));
  signs.count('strange', strange.length, FEW);
  signs.count('strange-no-role', strange.filter((word) => !isOfCredits(word)).length, FEW);
  signs.count('rare', rare.length, FEW);
  signs.count('unseen', unseen.length, FEW);
  signs.count('capitals', capitals.length, FEW);
  signs.count('figures', figures.length, FEW);
  signs.count('figures-in-all', words.filter((word) => /\d/.test(word.text)).length);
  signs.count('left-over', countUnreadWords(text, changes, release), FEW);
  signs.count('sentences', (text.match(/[.!?;:\n]+(\s|$)/g) ?? []).length);
  signs.count('commas', text.split(',').length - 1);
  for (const field of fields)
    for (const [name, list] of Object.entries({ beside, rare, unseen, strange }))
      signs.count(`${name}:${field}`, list.length);
  if (figures.length > 0 && signs.found.has('tracks:all')) signs.note('all-beside-figures');
  for (const { key } of beside) if (vocabulary.has(key)) signs.note(`word:${key}`);
  for (const saying of SAYINGS) if (hasSaying(beside, saying)) signs.note(`says:${saying}`);
  for (const kind of BESIDE) if (acts.some((act) => act.kind === kind)) signs.note(`act:${kind}`);
  for (const act of acts) if (act.kind === 'yes' || act.kind === 'no') signs.note(`by-${act.kind}:${question.step}`);
  for (const mark of MARKS) if (text.includes(mark)) signs.note(`mark:${mark}`);
  if (/\p{Extended_Pictographic}/u.test(text)) signs.note('emoji');
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) signs.note('other-script');
  if (text === text.toLowerCase()) signs.note('all-small');
  else if (text === text.toUpperCase()) signs.note('all-shouted');
  signs.note(`step:${question.step}`);
  return signs.found;
}
