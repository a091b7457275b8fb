import type { ReactElement } from 'react';

/**
 * A public page. It is rendered once, at build time: its hooks never run in a browser, and its links are plain ones.
 */
export type PublicPage = {
  Content: () => ReactElement;
  /** For search engines and previews: one or two sentences, at most 160 characters. */
  description: string;
  /** Its subject in schema.org vocabulary. @param site the site's own address */
  jsonLd?: (site: string) => object;
  /** Hidden from search engines. */
  isHidden?: true;
};
