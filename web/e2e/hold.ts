import type { Page, Route } from '@playwright/test';

type Options = {
  /** Only requests of these methods. */
  methods?: readonly string[];
  /** How they are answered then; by the server unless said otherwise. */
  answer?: (route: Route) => Promise<void>;
};

/**
 * A slow network: requests of a page wait until they are let go. @returns lets them go, and all that come after them
 */
export async function hold(page: Page, where: string | RegExp, options: Options = {}): Promise<() => void> {
  const { methods, answer = (route) => route.continue() } = options;
  let letGo = () => {};
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route(where, async (route) => {
    if (!methods || methods.includes(route.request().method())) await held;
    await answer(route);
  });
  return letGo;
}
