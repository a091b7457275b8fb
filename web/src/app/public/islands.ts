import type { ComponentType } from 'react';
import { earlyInput } from './early-input.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** The parts of public pages that come to life, by their names (lib/island.tsx). React is loaded with the first of them only. */
export const islands: Readonly<Record<string, Load>> = {
  waitlist: () => import('../../features/waitlist/waitlist-form.tsx'),
};

/** Brings the page's islands to life. */
export async function hydrateIslands(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[place.dataset.island ?? ''];
    if (!load) continue;
    const beforeLive = earlyInput(place);
    const [{ createElement, useEffect }, { hydrateRoot }, { default: Part }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
      load(),
    ]);
    const whenLive = beforeLive();
    const Live = () => {
      useEffect(whenLive, []);
      return createElement(Part);
    };
    hydrateRoot(place, createElement(Live));
  }
}
