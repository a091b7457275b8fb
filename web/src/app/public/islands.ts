import type { ComponentType } from 'react';
import { earlyInput } from './early-input.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** Interactive parts of public pages by name (lib/island.tsx). React is loaded with the first one. */
export const islands: Readonly<Record<string, Load>> = {
  waitlist: () => import('../../features/waitlist/waitlist-form.tsx'),
};

/** Hydrates the page's islands. */
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
