import type { BuildOptions } from 'vite';

/** Code that is always loaded together is smaller in one file than in three. */
export const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: 'app-libraries',
    test: /node_modules\/(react-router|@tanstack\/(query-core|react-query)|tslib)\//,
    priority: 2,
  },
];

/** Build settings for the app and for the public pages, which are built separately. */
export const siteBuild = {
  target: 'es2023',
  // These versions support light-dark(). The fallback for older ones would fix one theme at build time.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
} satisfies BuildOptions;
