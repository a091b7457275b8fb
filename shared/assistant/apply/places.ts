import type { z } from 'zod';
import { stores } from '../../reference/stores.ts';
import { territories, WORLDWIDE } from '../../reference/territories.ts';
import { CONTENT_ID, storesOfNew } from '../../releases/stores-of-new.ts';
import type { ChooseStores, ChooseTerritories } from '../act.ts';
import { setReleaseField } from './set-field.ts';
import type { Working } from './working.ts';

type How = z.infer<typeof ChooseStores>['how'];

/** Applies a choice of stores or territories, and keeps the order of `all`. */
function placesAfterChoice(
  all: readonly string[],
  now: readonly string[],
  requested: readonly string[],
  how: How,
): string[] {
  const is: Record<How, (one: string) => boolean> = {
    only: (one) => requested.includes(one),
    'all-except': (one) => !requested.includes(one),
    add: (one) => now.includes(one) || requested.includes(one),
    remove: (one) => now.includes(one) && !requested.includes(one),
  };
  return all.filter(is[how]);
}

export function chooseStores(working: Working, act: z.infer<typeof ChooseStores>): Working {
  const now = working.release.stores;
  // "All" does not answer Content ID's questions, so it does not change whether that store is selected (product 32.6).
  const all = act.how === 'all-except' ? [...storesOfNew(), ...now.filter((name) => name === CONTENT_ID)] : now;
  const how = act.how === 'all-except' ? 'remove' : act.how;
  const names = stores.map(({ name }) => name);
  return setReleaseField(working, 'stores', placesAfterChoice(names, all, act.stores, how));
}

/**
 * Changes the territories. Selecting every territory is stored as worldwide, which excludes single ones (product 6.14).
 */
export function chooseTerritories(working: Working, act: z.infer<typeof ChooseTerritories>): Working {
  const codes = territories.map(({ code }) => code);
  const requested = act.territories.filter((code) => code !== WORLDWIDE);
  const isWorldwide = act.territories.includes(WORLDWIDE) && (act.how === 'only' || act.how === 'add');
  const now = working.release.territories.includes(WORLDWIDE) ? codes : working.release.territories;
  const list = isWorldwide ? codes : placesAfterChoice(codes, now, requested, act.how);
  return setReleaseField(working, 'territories', list.length === codes.length ? [WORLDWIDE] : list);
}
