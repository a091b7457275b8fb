import type { ReactElement } from 'react';

/** A public page. It is rendered once, at build: no hook of it runs in a browser, and its links are plain ones. */
export type PublicPage = {
  Content: () => ReactElement;
  /** For search engines and previews: one or two sentences, at most 160 characters. */
  description: string;
  /** What the page is about, in the words of schema.org. @param site the site's own address */
  jsonLd?: (site: string) => object;
  /** Not for search engines. */
  isHidden?: true;
};
