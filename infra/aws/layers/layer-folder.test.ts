import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import type { NativePackage } from '../../../services/platform/describe-function.ts';
import { temporaryFolder } from '../../test/test-cleanup.ts';
import { nativeLayer } from '../constructs/native-layer.ts';
import { removeUnused } from './build-layer.ts';
import { bytesIn, layerFault } from './layer-folder.ts';
import { nativePackages } from './native-packages.ts';

const MB = 1024 * 1024;
const testedOf = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;

function built(layer: NativePackage, version: string, ...builds: string[]): string {
  const folder = temporaryFolder();
  const modules = path.join(folder, 'nodejs/node_modules');
  const { name } = nativePackages[layer];
  mkdirSync(path.join(modules, name), { recursive: true });
  writeFileSync(path.join(modules, name, 'package.json'), JSON.stringify({ version }));
  for (const build of builds) mkdirSync(path.join(modules, build), { recursive: true });
  return folder;
}

describe.each(Object.keys(nativePackages) as NativePackage[])('the layer %s', (layer) => {
  const { name, build } = nativePackages[layer];
  const builds = build ? [build] : [];
  const tested = testedOf(name);

  test('has no fault when it has the tested version, for the cloud’s processor', () => {
    expect(layerFault(layer, built(layer, tested, ...builds))).toBeUndefined();
  });

  test('reports what is wrong with it in words', () => {
    expect(layerFault(layer, temporaryFolder())).toMatch(/is not built/);
    expect(layerFault(layer, built(layer, '0.1.2', ...builds))).toBe(
      `The layer ${layer} has ${name} 0.1.2, and ${tested} was tested`,
    );
    for (const other of builds.map((one) => one.replace('arm64', 'x64')))
      expect(layerFault(layer, built(layer, tested, other))).toBe(
        `The layer ${layer} has no linux-arm64 build of ${name}`,
      );
  });

  test('is never so large that Lambda would refuse it with the code', () => {
    const folder = built(layer, tested, ...builds);
    const large = path.join(folder, 'nodejs/node_modules', build ?? name, 'lib.so');
    writeFileSync(large, '');
    truncateSync(large, 241 * MB);
    expect(layerFault(layer, folder)).toBe(
      `The layer ${layer} has 242 MB, and Lambda takes 250 MB together with the code`,
    );
    rmSync(large);
    expect(layerFault(layer, folder)).toBeUndefined();
  });

  test('is in a stack once, however many functions use it', () => {
    const stack = new Stack(new App({ outdir: temporaryFolder() }), 'Media');
    const options = { deploys: false, folder: temporaryFolder() };
    expect(nativeLayer(stack, layer, options)).toBe(nativeLayer(stack, layer, options));
  });
});

test('the engine, as installed here, leaves the code two thirds of the 250 MB', () => {
  const installed = ['@duckdb', 'detect-libc'].map((name) => bytesIn(`node_modules/${name}`));
  expect(installed.reduce((a, b) => a + b)).toBeLessThan(90 * MB);
});

test('the reader of covers leaves out the builds for browsers, and keeps the ones that a function loads', () => {
  const modules = temporaryFolder();
  const dist = path.join(modules, 'onnxruntime-web/dist');
  const kept = ['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm', 'ort.node.min.mjs'];
  mkdirSync(dist, { recursive: true });
  for (const file of [...kept, 'ort.all.js', 'ort.node.min.mjs.map', 'ort-wasm-simd-threaded.jsep.wasm'])
    writeFileSync(path.join(dist, file), '');
  removeUnused(modules, nativePackages.reader.unused);
  expect(readdirSync(dist).sort()).toEqual(kept);
});

test('a real site is not synthesized without it: otherwise a function that cannot open covers would be deployed', () => {
  const stack = () => new Stack(new App({ outdir: temporaryFolder() }), 'Media');
  const folder = temporaryFolder();
  expect(() => nativeLayer(stack(), 'sharp', { deploys: true, folder })).toThrow(/is not built/);
  expect(() => nativeLayer(stack(), 'sharp', { deploys: false, folder })).not.toThrow();
});
