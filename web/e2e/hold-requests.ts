import type { Page, Route } from '@playwright/test';

type Options = {
  /** Limits this to requests with these methods. */
  methods?: readonly string[];
  /** Answers the requests once they are released; by default, the server does. */
  answer?: (route: Route) => Promise<void>;
};

/** Simulates a slow network by holding a page's requests. @returns a function that releases them, and any later ones */
export async function holdRequests(page: Page, where: string | RegExp, options: Options = {}): Promise<() => void> {
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
