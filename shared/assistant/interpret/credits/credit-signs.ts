import type { Word } from '../words/words.ts';
import type { Sign } from './credit-token.ts';
import { roleWords } from './roles.ts';

/** Abbreviations whose full stop does not end a sentence. */
const SHORT = new Set(
  'feat ft prod mr mrs ms dr st vs arr trad inst instr rev revd prof inc op no nr vol pt'.split(' '),
);

/** Reads the punctuation between two words. The full stop of an abbreviation before it is ignored. */
export function signsIn(typed: string, before: Word | undefined, next: Word | undefined): (Sign | 'and' | 'at')[] {
  const gap = typed.replaceAll('"', '');
  if (gap === '' || gap === ' ') return [];
  const signs: (Sign | 'and' | 'at')[] = [];
  if (/^[.]?\s*$/.test(gap) && before && gap.includes('.') && !gap.includes('\n')) {
    const isTitle = before.key === 'jr' || before.key === 'sr';
    const isShort = isTitle
      ? !/^\p{Lu}/u.test(next?.text ?? '')
      : SHORT.has(before.key) || /^\p{Lu}$/u.test(before.text);
    return isShort || gap === '.' ? [] : ['stop'];
  }
  for (const sign of gap.match(/\n|[;!?…@]|\.(?=\s|$)|,|[([{]|[)\]}]|:|=|→|\s[-–—]+\s|[–—]|[/|]|[&+]/g) ?? []) {
    if (sign === ';') signs.push('pause');
    else if (sign === '?') signs.push('question');
    else if (sign === '@') signs.push('at');
    else if (sign === '\n' || /[!….]/.test(sign)) signs.push('stop');
    else if (sign === ',') signs.push('comma');
    else if ('([{'.includes(sign)) signs.push('open');
    else if (')]}'.includes(sign)) signs.push('close');
    else if (sign === '&' || sign === '+') signs.push('and');
    else if (sign === '/' || sign === '|') signs.push('slash');
    else signs.push('colon');
  }
  // Punctuation inside one word, without spaces, as in 'NAVI:RO' and 'R&B'.
  if (
    !/\s/.test(gap) &&
    signs.length === 1 &&
    before &&
    (gap === ':' || gap === '&') &&
    /^\p{Lu}/u.test(before.text) &&
    !roleWords.has(before.key)
  )
    return [];
  return signs;
}
