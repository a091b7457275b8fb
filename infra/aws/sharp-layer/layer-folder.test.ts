import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { sharpLayer } from '../constructs/sharp-layer.ts';
import { layerFault } from './layer-folder.ts';

const tested = (JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8')) as { version: string }).version;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'segno-layer-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function built(version: string, ...platforms: string[]): string {
  const modules = path.join(folder, 'nodejs/node_modules');
  mkdirSync(path.join(modules, 'sharp'), { recursive: true });
  writeFileSync(path.join(modules, 'sharp/package.json'), JSON.stringify({ version }));
  for (const platform of platforms) mkdirSync(path.join(modules, '@img', platform), { recursive: true });
  return folder;
}

test('a layer is right when it has the version that is tested, for the cloud’s processor', () => {
  expect(layerFault(built(tested, 'sharp-linux-arm64'))).toBeUndefined();
});

test('what is wrong with one is told in words', () => {
  expect(layerFault(folder)).toMatch(/is not built/);
  expect(layerFault(built('0.1.2', 'sharp-linux-arm64'))).toBe(
    `The image layer has sharp 0.1.2, and ${tested} was tested`,
  );
  rmSync(path.join(folder, 'nodejs'), { recursive: true });
  expect(layerFault(built(tested, 'sharp-linux-x64'))).toBe('The image layer has no linux-arm64 build of sharp');
});

test('a real site is not synthesized without it: no function is deployed that can open no cover', () => {
  const stack = new Stack(new App({ outdir: path.join(folder, 'out') }), 'Media');
  const withoutLayer = () => sharpLayer(stack, { deploys: true, folder: path.join(folder, 'none') });
  expect(withoutLayer).toThrow(/is not built/);
  expect(() => sharpLayer(stack, { deploys: false, folder: path.join(folder, 'none') })).not.toThrow();
});
