import type { Tags } from './read-tags.ts';

/** A chosen recording, with its path in the folder and its tags. */
export type Chosen = { file: File; path: string; tags: Tags };

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts recordings by their track numbers if all of them differ; otherwise by folder and name, with 2 before 10. */
export function sortInTrackOrder(chosen: readonly Chosen[]): Chosen[] {
  const numbers = chosen.map(({ tags }) =>
    tags.number === undefined ? undefined : (tags.disc ?? 1) * 1000 + tags.number,
  );
  const areNumbered = numbers.every((number) => number !== undefined) && new Set(numbers).size === chosen.length;
  if (!areNumbered) return [...chosen].sort((a, b) => byName.compare(a.path, b.path));
  const numberOf = new Map(chosen.map((one, n) => [one, numbers[n] ?? 0]));
  return [...chosen].sort((a, b) => (numberOf.get(a) ?? 0) - (numberOf.get(b) ?? 0));
}
