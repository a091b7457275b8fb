import { commonWords } from '../../reference/common-words.ts';
import type { FreeTextInAct } from '../guard/free-texts.ts';
import { likeness } from '../interpret/values/free-text-acts.ts';
import { isCapital, isParticle } from '../interpret/words/capitals.ts';
import { type Word, wordsOf } from '../interpret/words/words.ts';
import type { Signs } from './signs.ts';

/** Where a free text is in its message, and the positions of its words. */
type Found = { at: number; covered: number[] };

function find(text: string, message: string, words: readonly Word[]): Found {
  const at = message.toLowerCase().indexOf(text.toLowerCase());
  const own = new Set(wordsOf(text).map(({ key }) => key));
  const isCovered = ({ start, end, key }: Word) => (at < 0 ? own.has(key) : start >= at && end <= at + text.length);
  return { at, covered: words.flatMap((word, n) => (isCovered(word) ? n : [])) };
}

function shapeOf(text: string, words: readonly Word[]): string {
  const capitals = words.filter(isCapital).length;
  if (text === text.toUpperCase() && text !== text.toLowerCase()) return 'shouted';
  if (capitals === 0) return 'small';
  if (capitals === words.length) return 'capitals';
  return isCapital(words[0]) ? 'mixed' : 'small-first';
}

const signBehind = (gap: string, isInside: boolean): string => (gap.trim() || (isInside ? '_' : '')).slice(0, 2);

/** Notes the form of a free text and the words around it. Returns the positions of its own words. */
export function noteValue(
  signs: Signs,
  { text, kind }: FreeTextInAct,
  message: string,
  words: readonly Word[],
): number[] {
  const own = wordsOf(text);
  const { at, covered } = find(text, message, words);
  const [from = -1] = covered;
  const to = covered.at(-1) ?? -1;
  const before = words[from - 1];
  const after = to < 0 ? undefined : words[to + 1];
  signs.note(`before:${kind}:${at < 0 ? '?' : (before?.key ?? '^')}`);
  signs.note(`after:${kind}:${at < 0 ? '?' : (after?.key ?? '$')}`);
  if (at >= 0 && to >= 0) {
    signs.note(`gap-before:${signBehind(words[from]?.gap ?? '', from > 0)}`);
    signs.note(`gap-after:${signBehind(after ? after.gap : message.slice(words[to]?.end), after !== undefined)}`);
  }
  if (at < 0) signs.note(`changed:${kind}`);
  if (at >= 0 && /["“«„]$/.test(message.slice(0, at).trimEnd())) signs.note('quoted');
  if (text.trim().toLowerCase() === message.trim().toLowerCase()) signs.note(`whole:${kind}`);
  if (/\d/.test(text)) signs.note(`figure:${kind}`);
  if (/[^\p{L}\p{M}\p{N}\s'.,&-]/u.test(text)) signs.note(`odd-sign:${kind}`);
  signs.note(`shape:${kind}:${shapeOf(text, own)}`);
  signs.note(`like:${likeness(text, kind)}`);
  signs.note(`length:${kind}:${Math.min(7, own.length)}`);
  for (const { key } of own) signs.note(`in-value:${key}`);
  const common = own.filter((word) => commonWords.has(word.key) && !isCapital(word) && !isParticle(word)).length;
  signs.most('value-words', Math.log1p(own.length));
  signs.most('value-common', Math.log1p(common));
  signs.most('value-common-share', common / Math.max(1, own.length));
  return covered;
}
