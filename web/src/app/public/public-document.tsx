import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand.ts';
import { PublicBar } from './public-bar.tsx';
import { PublicFooter } from './public-footer.tsx';

/** The public pages' own script and style, as built. */
export type PageFiles = { script: string; style: string; fonts: readonly string[] };

type Props = {
  /** The tab's title. */
  title: string;
  description: string;
  /** The page's canonical path. Undefined for the not-found page. */
  canonical?: { address: string; site: string } | undefined;
  /** The preview's picture. */
  picture?: string | undefined;
  jsonLd?: object | undefined;
  isHidden?: boolean | undefined;
  files: PageFiles;
  children: ReactNode;
};

/**
 * A public page as a complete document. It can be read without a script, and its head contains everything that search
 * engines and previews need.
 */
export function PublicDocument({ title, description, canonical, picture, jsonLd, isHidden, files, children }: Props) {
  const url = canonical && new URL(canonical.address, canonical.site).href;
  const image = canonical && picture && new URL(picture, canonical.site).href;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isHidden && <meta name="robots" content="noindex" />}
        {url && <link rel="canonical" href={url} />}
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {url && <meta property="og:url" content={url} />}
        {image && <meta property="og:image" content={image} />}
        {image && <meta property="og:image:width" content="1200" />}
        {image && <meta property="og:image:height" content="630" />}
        {image && <meta name="twitter:card" content="summary_large_image" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {files.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <link rel="stylesheet" href={files.style} />
        <script src="/theme.js" />
        <script type="module" src={files.script} />
        {jsonLd && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: only the product's own words, and no tag can end it
            dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
          />
        )}
      </head>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-card focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
        >
          Skip to content
        </a>
        <PublicBar at={canonical?.address} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <PublicFooter />
      </body>
    </html>
  );
}
