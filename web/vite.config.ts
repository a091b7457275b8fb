import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { constructedStyles } from './build/constructed-styles.ts';
import { pageHead } from './build/page-head.ts';
import { inputs, prerender } from './build/prerender.ts';
import { pureShared } from './build/pure-shared.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  // Which file answers at an address is said before Vite is asked: shared/site/addresses.ts.
  appType: 'custom',
  plugins: [react(), tailwindcss(), pureShared(), constructedStyles(), pageHead(), prerender()],
  server: {
    fs: {
      // The app's own sources, and what they import. The laptop's data hold keys and letters: no page may ask for them.
      allow: ['.', '../shared', '../node_modules'],
      deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**'],
    },
  },
  build: {
    outDir: 'dist',
    rolldownOptions: {
      input: inputs,
      output: {
        codeSplitting: {
          // What is always loaded together is smaller in one file than in three.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            { name: 'app-libraries', test: /node_modules\/(react-router|@tanstack\/(query-core|react-query)|tslib)\// },
          ],
        },
      },
    },
    emptyOutDir: true,
    target: 'es2023',
    // light-dark() stays as it is from these versions on; a fallback for older ones would fix one theme at build time.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
  },
});
