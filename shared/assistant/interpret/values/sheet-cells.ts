import type { FreeText } from '../corrections/field-nouns.ts';
import { wordsOf } from '../words/words.ts';
import { afterPreamble } from './preambles.ts';

/**
 * Reads the value from a row of a pasted sheet, such as 'Titel: Ringbahn EP | Label: Kante': from the cell that names
 * the field, or the cell after it. Undefined unless exactly one cell names the field.
 */
export function valueInCells(text: string, kind: FreeText): string | undefined {
  const cells = text.split(/\s*[|\t]\s*/).filter(Boolean);
  if (cells.length < 2) return undefined;
  const found = cells.flatMap((cell, n): string[] => {
    const isHead = /[:=]$/.test(cell);
    const words = wordsOf(isHead ? `${cell} X` : cell);
    const { from, strength } = afterPreamble(words, kind);
    if (from === 0 || strength !== 'strong' || !/[:=]/.test(words[from]?.gap ?? '')) return [];
    return isHead ? cells.slice(n + 1, n + 2) : [cell.slice(words[from]?.start)];
  });
  return found.length === 1 ? found[0] : undefined;
}
