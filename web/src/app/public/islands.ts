import type { ComponentType } from 'react';

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
    const [{ createElement }, { hydrateRoot }, { default: Part }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
      load(),
    ]);
    hydrateRoot(place, createElement(Part));
  }
}
