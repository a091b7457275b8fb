import type { ReactElement } from 'react';

/**
 * A public page. It is rendered once, at build time, so its hooks never run in a browser, and its links are plain
 * links.
 */
export type PublicPage = {
  Content: () => ReactElement;
  /** The description for search engines and previews: one or two sentences, at most 160 characters. */
  description: string;
  /** The page's subject in schema.org vocabulary. @param site the site's own URL */
  jsonLd?: (site: string) => object;
  /** Hides the page from search engines. */
  isHidden?: true;
};
