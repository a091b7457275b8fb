import type { Term } from './glossary/term.ts';
import { terms } from './glossary/terms.ts';
import { key, nearest } from './interpret/words/nearest.ts';

const named = terms.map(({ term, also }) => ({ value: term, names: [term, ...also] }));
const singular = (phrase: string) => phrase.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** Finds a term by any of its names, tolerating plurals and one typo; undefined if unknown. */
export function meaningOf(phrase: string): Term | undefined {
  const sought = key(phrase).replace(/^(?:an?|the|my|your|own) /, '');
  for (const name of [sought, singular(sought)]) {
    const near = nearest(name, named);
    if (near && 'sure' in near) return terms.find(({ term }) => term === near.sure);
  }
  return undefined;
}
