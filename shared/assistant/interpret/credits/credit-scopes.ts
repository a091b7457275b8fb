import type { TracksNamed } from '../tracks/track-words.ts';
import type { Element } from './credit-element.ts';

/** The tracks that a sentence names, except those in `but`. */
export type Scope = { tracks: TracksNamed; but: readonly number[] };
export const ALL_TRACKS: Scope = { tracks: 'all', but: [] };
export const numbersOf = (tracks: TracksNamed): readonly number[] => (typeof tracks === 'string' ? [] : tracks);

/**
 * `of`: the tracks named before an element. `after`: the tracks named after it. `begins`: the elements that begin a new
 * statement.
 */
export type Scopes = {
  of: ReadonlyMap<Element, Scope>;
  after: ReadonlyMap<Element, Scope>;
  begins: ReadonlySet<Element>;
  /** Assigns the tracks of an element to the one that replaces it. */
  merge: (gone: Element, kept: Element) => void;
};

/** Finds the tracks that each element of a sentence applies to. */
export function scopesOf(elements: readonly Element[], outer: Scope): Scopes {
  const of = new Map<Element, Scope>();
  const after = new Map<Element, Scope>();
  const begins = new Set<Element>();
  let scope = outer;
  let open: Element[] = [];
  for (const [n, element] of elements.entries()) {
    if (element.is !== 'tracks') {
      if ((element.is === 'role' || element.is === 'name') && element.isExcept) begins.add(element);
      of.set(element, scope);
      open.push(element);
      continue;
    }
    const next = elements[n + 1];
    const last = open.at(-1);
    const leads =
      next !== undefined &&
      next.is !== 'tracks' &&
      (next.separator === 'none' || (next.separator === 'and' && element.separator === 'comma'));
    if (element.isExcept && open.length > 0) {
      const but = numbersOf(element.tracks);
      for (const one of open) {
        const own = after.get(one) ?? of.get(one) ?? ALL_TRACKS;
        (after.has(one) ? after : of).set(one, { ...own, but: [...own.but, ...but] });
      }
    } else if (last && (!leads || element.separator === 'none' || !open.some(({ is }) => is === 'name'))) {
      after.set(last, { tracks: element.tracks, but: [] });
      continue;
    }
    scope = { tracks: element.tracks, but: [] };
    if (next) begins.add(next);
    open = [];
  }
  const merge = (gone: Element, kept: Element) => {
    for (const scopes of [of, after]) {
      const own = scopes.get(gone);
      if (own && !scopes.has(kept)) scopes.set(kept, own);
    }
    if (begins.has(gone)) begins.add(kept);
  };
  return { of, after, begins, merge };
}
