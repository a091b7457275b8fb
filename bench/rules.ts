import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import esbuild from 'esbuild';
import { releaseFindings } from '../shared/rules/release-findings.ts';
import { aCompleteDraft, aTrack, inOrder } from '../shared/test/builders.ts';
import { atMost, type Figure } from './figure.ts';

const TRACKS = 15;
const ROUNDS = 300;
/** The first rounds are not measured, because the engine is still compiling them. */
const WARM_UP = 100;

/** Measures what the rules cost an editor: all of them on an album, and their code (design 9.3, 9.5). */
export async function rules(): Promise<Figure[]> {
  return [
    atMost(`all rules on a release of ${TRACKS} tracks, CPU`, millisecondsOfAllRules(), 'ms', 3),
    atMost('JavaScript of the rules beyond the tables of fields and genres, brotli', await kilobytes(), 'KB', 25),
  ];
}

/** Half of the tracks have something to find, because a finding takes longer than none. */
function millisecondsOfAllRules(): number {
  const tracks = Array.from({ length: TRACKS }, (_, n) =>
    aTrack(n % 2 ? { title: `Harbour Light ${n}` } : { title: `Sun ${n} (feat. Jo Berg) [Live]`, version: '(Remix)' }),
  );
  const album = aCompleteDraft(inOrder(tracks));
  const now = new Date();
  for (let n = 0; n < WARM_UP; n++) releaseFindings(album, now);
  const before = process.cpuUsage();
  for (let n = 0; n < ROUNDS; n++) releaseFindings(album, now);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUNDS;
}

/** The size of the rules without the tables of `shared/releases` and `shared/reference`, which an editor has anyway. */
async function kilobytes(): Promise<number> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.resolve('shared/rules/release-findings.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [
      {
        name: 'without-tables',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/(releases|reference)\// }, ({ path: module }) => ({ path: module, external: true })),
      },
    ],
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0) / 1024;
}
