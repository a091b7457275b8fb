import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { constructedStyles } from './constructed-styles.ts';
import { shell, WEB } from './places.ts';
import { planChunks } from './plan-chunks.ts';
import { pureShared } from './pure-shared.ts';
import { libraries, siteBuild } from './site-build.ts';

type Chunk = Rolldown.OutputChunk;

/** The weight of a page that most visitors see first, of any other page, and of a part such as a dialog. */
const WEIGHT = { first: 8, page: 1, part: 0.3 };
const FIRST_PAGES = /\/pages\/(auth|dashboard|releases)\.tsx$/;

/**
 * Bundles the app into few files. By default, a bundler creates one file for each set of modules that the same pages
 * share: some 400, of which a page requests up to 130. To avoid this, the app is built twice. The first build shows
 * which files each page loads once unused code is removed; the second joins files that pages request together
 * (plan-chunks.ts).
 */
export function joinedChunks(): Plugin {
  return {
    name: 'joined-chunks',
    apply: 'build',
    async config() {
      const nameOf = joined(await firstBuild());
      // Every module is assigned to a file, so a module's dependencies must not follow it into the importer's file.
      const groups = [{ name: (id: string) => nameOf.get(id) ?? null, includeDependenciesRecursively: false }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** The app's files as the bundler splits them. Styles are left out, because they are in one file anyway. */
async function firstBuild(): Promise<Chunk[]> {
  const noStyles: Plugin = {
    name: 'no-styles',
    enforce: 'pre',
    load: { filter: { id: /\.css$/ }, handler: () => '' },
  };
  const built = await build({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    plugins: [noStyles, react(), pureShared(), constructedStyles()],
    build: {
      ...siteBuild,
      write: false,
      minify: false,
      rolldownOptions: { input: shell, output: { codeSplitting: { groups: libraries } } },
    },
  });
  if (!('output' in built)) throw new Error('The app was not built');
  return built.output.filter((file) => file.type === 'chunk');
}

/** Maps each module to the name of its joined file. */
function joined(chunks: readonly Chunk[]): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isLibrary = ({ name }: Chunk) =>
    name === 'rolldown-runtime' || libraries.some((library) => library.name === name);
  const plan = planChunks(
    new Map(
      chunks.map((chunk) => [
        chunk.fileName,
        { size: bytesOf(chunk), imports: chunk.imports, isShared: chunk.facadeModuleId === null && !isLibrary(chunk) },
      ]),
    ),
    loadsOf(byFile),
  );
  const usedNames = new Set<string>();
  return new Map(
    plan.flatMap((files) => {
      const parts = files.flatMap((file) => byFile.get(file) ?? []).sort((a, b) => bytesOf(b) - bytesOf(a));
      // Named after its largest part, so that the name does not change when something small is added or removed.
      const name = parts.map((part) => `with-${part.name}`).find((one) => !usedNames.has(one)) ?? `with-${files[0]}`;
      usedNames.add(name);
      return parts.flatMap((part) => part.moduleIds.map((id): [string, string] => [id, name]));
    }),
  );
}

const bytesOf = ({ modules }: Chunk): number =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/** The files that the app requests together: for each page with its frame, and for each part that is loaded later. */
function loadsOf(byFile: ReadonlyMap<string, Chunk>) {
  const closure = (file: string | undefined, seen = new Set<string>()): Set<string> => {
    const chunk = file !== undefined && !seen.has(file) && byFile.get(file);
    if (chunk) {
      seen.add(chunk.fileName);
      for (const imported of chunk.imports) closure(imported, seen);
    }
    return seen;
  };
  const fileOf = (source: string) =>
    [...byFile.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))?.fileName;
  const frame = (name: string) =>
    ['/web/app.html', '/app/providers.tsx', `/app/${name}.tsx`].flatMap((source) => [...closure(fileOf(source))]);
  const [signedIn, visitor] = [frame('shell'), frame('auth-frame')];
  const later = new Set([...byFile.values()].flatMap(({ dynamicImports }) => dynamicImports));
  return [...later].map((file) => {
    const source = byFile.get(file)?.facadeModuleId ?? '';
    const isSignIn = source.endsWith('/pages/auth.tsx');
    const isPage = /\/pages\/[\w-]+\.tsx$/.test(source);
    const weight = FIRST_PAGES.test(source) ? WEIGHT.first : isPage ? WEIGHT.page : WEIGHT.part;
    return { files: new Set([...(isSignIn ? visitor : signedIn), ...closure(file)]), weight };
  });
}
