import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Architecture, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { temporaryFolder } from '../../test/test-cleanup.ts';
import { bundledCode } from './bundled-code.ts';

const root = temporaryFolder();
const folder = path.join(root, 'services', 'shelf');
mkdirSync(folder, { recursive: true });
for (const [file, text] of [
  ['greeting.ts', "export const greeting: string = 'Hello';"],
  [
    'index.ts',
    "import { greeting } from './greeting.ts'; import library from 'library'; export const handler = () => greeting + library;",
  ],
  [
    'on-read.ts',
    "import '../listening/engine/load-chromaprint.ts'; import { greeting } from './greeting.ts'; export const handler = () => greeting.concat(', reader');",
  ],
  ['read.ts', 'export const handler = () => 1;'],
] as const)
  writeFileSync(path.join(folder, file), text);

for (const [file, text] of [
  ['services/listening/engine/load-chromaprint.ts', 'console.log(import.meta.url);'],
  ['node_modules/@unimusic/chromaprint/dist/chromaprint.wasm', 'wasm'],
] as const) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const library = path.join(root, 'node_modules', 'library');
mkdirSync(library, { recursive: true });
writeFileSync(path.join(library, 'index.js'), "export default 'from a library';");

/** Returns the folders that contain these functions' code, by module. */
function codesOf(...entries: string[]): string[] {
  const app = new App({ outdir: temporaryFolder() });
  const stack = new Stack(app, 'Functions');
  for (const entry of entries)
    new LambdaFunction(stack, entry, {
      code: bundledCode(entry, root),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
    });
  const assembly = app.synth();
  const { Resources } = assembly.getStackByName('Functions').template;
  return Object.values(Resources as Record<string, { Properties: { Code?: { S3Key: string } } }>)
    .flatMap(({ Properties }) => Properties.Code?.S3Key ?? [])
    .map((key) => path.join(assembly.directory, `asset.${path.basename(key, '.zip')}`));
}

it('gives two functions of one folder each their own code, with shared modules in both', () => {
  const codes = codesOf('services/shelf/index.ts', 'services/shelf/on-read.ts');
  const texts = codes.map((code) => readFileSync(path.join(code, 'index.mjs'), 'utf8'));
  expect(texts).toEqual([expect.stringContaining('Hello'), expect.stringMatching(/Hello.*reader/s)]);
  expect(texts[0]).not.toContain('reader');
});

it('uploads a map of our own sources with the code, without libraries (design 8.17)', () => {
  const [code = ''] = codesOf('services/shelf/index.ts');
  const map = JSON.parse(readFileSync(path.join(code, 'index.mjs.map'), 'utf8')) as { sources: string[] };
  expect(readFileSync(path.join(code, 'index.mjs'), 'utf8')).toContain('from a library');
  expect(map.sources.map((source) => path.basename(source)).sort()).toEqual(['greeting.ts', 'index.ts']);
});

it('puts the files that a module reads beside the code of its functions (design 5.14)', () => {
  const [index = '', reader = ''] = codesOf('services/shelf/index.ts', 'services/shelf/on-read.ts');
  expect(readdirSync(reader)).toContain('chromaprint.wasm');
  expect(readdirSync(index)).not.toContain('chromaprint.wasm');
});

it('reports how a function’s module must be named', () => {
  expect(() => codesOf('services/shelf/read.ts')).toThrow(
    'services/shelf/read.ts is not called as the module of a function',
  );
});
