import type { BuildOptions } from 'vite';

/** What is always loaded together is smaller in one file than in three. */
export const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: 'app-libraries',
    test: /node_modules\/(react-router|@tanstack\/(query-core|react-query)|tslib)\//,
    priority: 2,
  },
];

/** How the app and the public pages are built, each by itself. */
export const siteBuild = {
  target: 'es2023',
  // light-dark() stays as it is from these versions on; a fallback for older ones would fix one theme at build time.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
} satisfies BuildOptions;
