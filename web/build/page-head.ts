import type { Plugin } from 'vite';
import { brand } from '../../shared/brand.ts';

/** The two fonts of the first paint. Other scripts and weights load when a page needs them. */
const FIRST_FONTS = /(instrument-sans|bricolage-grotesque)-latin-wght-normal-[^/]+\.woff2$/;

/** The URLs of the first fonts in a build. */
export const fontsOf = (bundle: object): string[] =>
  Object.keys(bundle)
    .filter((file) => FIRST_FONTS.test(file))
    .map((file) => `/${file}`);

/**
 * Writes the operator's name into app.html, and preloads the fonts, so that the typeface does not change while a
 * visitor reads.
 */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html.replaceAll('%brand%', brand.name),
        tags: fontsOf(bundle).map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
          injectTo: 'head',
        })),
      }),
    },
  };
}
