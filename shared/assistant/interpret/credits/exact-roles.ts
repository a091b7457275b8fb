import type { Part } from './credit-element.ts';

const WRITING = new Set(['composers', 'lyricists', 'writers']);

/**
 * Merges roles that mean a single one: 'wrote the words' and 'words written' are the lyrics, 'mixed the drums' is the
 * mix, 'vocals recorded by' is the recording. `onMerged` is called with each part that was merged and the part that
 * remains.
 */
export function exactRoles(parts: readonly Part[], onMerged: (gone: Part, kept: Part) => void): Part[] {
  const kept: Part[] = [];
  const replaceLast = (part: Part, before: Part) => {
    const merged = { ...part, separator: before.separator, link: before.link };
    onMerged(part, merged);
    onMerged(before, merged);
    kept.splice(-1, 1, merged);
  };
  for (const [n, part] of parts.entries()) {
    const before = kept.at(-1);
    const isNext =
      part.is === 'role' &&
      before?.is === 'role' &&
      part.separator === 'none' &&
      (part.link === undefined || part.link === 'is');
    if (!isNext || part.is !== 'role' || before?.is !== 'role') {
      kept.push(part);
      continue;
    }
    const follows = parts[n + 1];
    const areWriting = WRITING.has(part.role.list) && WRITING.has(before.role.list);
    if (before.form === 'general' || (before.form === 'verb' && areWriting && part.form !== 'verb'))
      replaceLast(part, before);
    else if (part.form === 'general' || (part.form === 'verb' && areWriting)) onMerged(part, before);
    else if (
      before.form === 'verb' &&
      part.form === 'noun' &&
      follows?.link !== 'by' &&
      follows?.link !== 'colon' &&
      follows?.link !== 'is'
    )
      onMerged(part, before);
    else if (
      before.form === 'noun' &&
      part.form === 'verb' &&
      (follows?.link === 'by' || follows === undefined) &&
      !(kept.at(-2)?.is === 'name' && before.separator === 'none')
    )
      replaceLast(part, before);
    else kept.push(part);
  }
  return kept;
}
