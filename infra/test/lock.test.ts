import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nativePackages } from '../aws/layers/native-packages.ts';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
type Lock = { lockfileVersion: number; packages: Record<string, Locked> };

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;
const manifest = JSON.parse(read('package.json')) as Locked;
const { '': root, ...packages } = lock.packages;

/** Whether Node would find a dependency of the package at `from`: next to it, or in a folder above. */
function found(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (!at.includes('node_modules/')) return false;
    if (!at.includes('/node_modules/')) return `node_modules/${name}` in packages;
  }
}

describe('the lock file', () => {
  it('locks every dependency of every package, even those that only another system needs, or npm ci would fail there', () => {
    const missing = Object.entries(packages).flatMap(([at, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !found(at, name))
        .map((name) => `${at} -> ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('matches package.json', () => {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
      expect([kind, root?.[kind]]).toEqual([kind, manifest[kind]]);
    }
  });

  it('names no registry or other host, so that npm uses the configured one', () => {
    const hosts = new Set(
      Object.values(packages).flatMap(({ resolved }) => (resolved ? [new URL(resolved).host] : [])),
    );
    expect([...hosts]).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/"resolved"|"(git\+|file:|http:)/);
  });

  it('has a hash for each package, except for those bundled inside another', () => {
    const unproven = Object.entries(packages).filter(
      ([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ''),
    );
    expect(unproven.map(([at]) => at)).toEqual([]);
  });
});

describe.each(Object.entries(nativePackages))('the lock file of the layer %s', (folder, row) => {
  const { name, build, beside = [] } = row;
  const file = `infra/aws/layers/${folder}/package-lock.json`;
  const layer = JSON.parse(read(file)) as Lock;
  const { '': ofLayer, ...inLayer } = layer.packages;

  it('has the tested version, with builds for other systems as well', () => {
    const { dependencies } = JSON.parse(read(`infra/aws/layers/${folder}/package.json`)) as Locked;
    const tested = [name, ...beside].map((one) => [one, manifest.dependencies?.[one]] as const);
    expect(dependencies).toEqual(Object.fromEntries(tested));
    expect(ofLayer?.dependencies).toEqual(dependencies);
    for (const [one, version] of tested) expect(inLayer[`node_modules/${one}`]?.version).toBe(version);
    if (build) expect(inLayer).toHaveProperty([`node_modules/${build}`]);
  });

  it('names no registry, and has a hash for each package', () => {
    expect(read(file)).not.toMatch(/"resolved"|"(git\+|file:|http:)/);
    for (const { integrity } of Object.values(inLayer)) expect(integrity).toMatch(/^sha512-/);
  });
});

describe('package.json', () => {
  it('pins each dependency to one version', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    expect(
      Object.entries(asked).filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });
});
