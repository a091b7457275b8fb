import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { constructedStyles } from './constructed-styles.ts';
import { PUBLIC_SCRIPT, PUBLIC_STYLE, WEB } from './places.ts';
import { pureShared } from './pure-shared.ts';
import { libraries, siteBuild } from './site-build.ts';

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/**
 * Builds the public pages' script and style separately from the app, so that they contain none of the app's code and
 * the app's files can be split for the app alone.
 */
export async function publicBuild(): Promise<{ files: OutputFile[]; script: string; style: string }> {
  const built = await build({
    configFile: false,
    root: WEB,
    base: '/',
    logLevel: 'error',
    plugins: [react(), tailwindcss(), pureShared(), constructedStyles({ all: false })],
    build: {
      ...siteBuild,
      write: false,
      manifest: '.vite/public.json',
      rolldownOptions: {
        input: [PUBLIC_SCRIPT, PUBLIC_STYLE].map((file) => path.join(WEB, file)),
        output: { codeSplitting: { groups: libraries } },
      },
    },
  });
  if (!('output' in built)) throw new Error('The public pages were not built');
  const files = built.output;
  const script = files.find((file) => file.type === 'chunk' && file.facadeModuleId === path.join(WEB, PUBLIC_SCRIPT));
  const style = files.find((file) => file.type === 'asset' && file.originalFileNames.includes(PUBLIC_STYLE));
  if (!script || !style) throw new Error('The script or the style of the public pages was not built');
  return { files, script: script.fileName, style: style.fileName };
}
