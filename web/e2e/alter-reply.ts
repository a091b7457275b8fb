import type { Page, Request } from '@playwright/test';
import { type Api, contracts } from '../../shared/contract/index.ts';
import type { Reply, Route as Row } from '../../shared/contract/route.ts';

type JsonKey = {
  [K in keyof Api]: Api[K] extends { reply: { parse: unknown } } ? K : never;
}[keyof Api];

const rows: Record<string, Row> = Object.assign({}, ...Object.values(contracts));

/** Matches the URLs of a route, with any parameters and query. */
const addressesOf = (template: string): RegExp => new RegExp(`${template.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);

/**
 * Shows a page a reply that is hard to produce: the route's own reply from the running product, with a part of it
 * changed. The compiler and the contract's schema check both, so that no test shows a page a reply that no handler
 * sends. An error response goes through unchanged.
 * @returns a function that ends this
 */
export async function alterReply<K extends JsonKey>(
  page: Page,
  key: K,
  alter: (reply: Reply<Api[K]>, request: Request) => Reply<Api[K]>,
): Promise<() => Promise<void>> {
  const [method = '', template = ''] = key.split(' ');
  const { reply: schema } = rows[key] as Row;
  if (!('parse' in schema)) throw new Error(`${key} answers no JSON`);
  const addresses = addressesOf(template);
  await page.route(addresses, async (route, request) => {
    if (request.method() !== method) return route.fallback();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const json = alter(schema.parse(await response.json()) as Reply<Api[K]>, request);
    schema.parse(json);
    return route.fulfill({ response, json });
  });
  return () => page.unroute(addresses);
}

/** Does the same for the site's configuration. */
export const alterConfig = (page: Page, alter: (config: Record<string, unknown>) => Record<string, unknown>) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: alter(await response.json()) });
  });
