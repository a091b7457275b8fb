import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { constructedStyles } from './build/constructed-styles.ts';
import { joinedChunks } from './build/joined-chunks.ts';
import { pageHead } from './build/page-head.ts';
import { shell } from './build/places.ts';
import { prerender } from './build/prerender.ts';
import { pureShared } from './build/pure-shared.ts';
import { libraries, siteBuild } from './build/site-build.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  // shared/site/addresses.ts decides which file answers at a URL, before Vite is asked.
  appType: 'custom',
  plugins: [react(), tailwindcss(), pureShared(), constructedStyles(), joinedChunks(), pageHead(), prerender()],
  server: {
    fs: {
      // The app's own sources, and their imports. The local stack's data includes keys and emails, which no page may
      // request.
      allow: ['.', '../shared', '../node_modules'],
      deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**'],
    },
  },
  build: {
    ...siteBuild,
    outDir: 'dist',
    rolldownOptions: { input: shell, output: { codeSplitting: { groups: libraries } } },
    emptyOutDir: true,
    manifest: true,
  },
});
