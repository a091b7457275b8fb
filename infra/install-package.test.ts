import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedPackage, installPackage } from './install-package.ts';
import { freeBase } from './local/ports.ts';
import { listen } from './local/server.ts';
import { embeddedPackages } from './local/table/engine-packages.ts';
import { stoppedAtEnd, temporaryFolder } from './test/test-cleanup.ts';

const name = '@dynoxide/plan9-mips';
const version = '1.2.1';
const foreign = { name, version, os: 'plan9', cpu: 'mips' };
const hashOf = (bytes: string | Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** Starts a registry with one package, built for a different machine. @returns the package's hash */
async function registryWithForeignEngine(): Promise<string> {
  const folder = temporaryFolder();
  const manifest = { name, version, os: ['plan9'], cpu: ['mips'] };
  mkdirSync(path.join(folder, 'package'));
  writeFileSync(path.join(folder, 'package/package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package/dynoxide'), 'the program');
  execFileSync('tar', ['-czf', 'engine.tgz', 'package'], { cwd: folder });
  const bytes = readFileSync(path.join(folder, 'engine.tgz'));
  const port = await freeBase();
  const url = `http://127.0.0.1:${port}`;
  const dist = { tarball: `${url}/engine.tgz`, integrity: hashOf(bytes) };
  const packument = { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
  stoppedAtEnd(
    await listen((request, response) => {
      if (request.url === '/engine.tgz') response.end(bytes);
      else if (request.url?.includes('plan9')) response.end(JSON.stringify(packument));
      else response.writeHead(404).end();
    }, port),
  );
  Object.assign(process.env, { npm_config_registry: url, npm_config_cache: path.join(folder, 'cache') });
  return hashOf(bytes);
}

it('a package is installed for the machine that it names, when its hash is right', async () => {
  const packages = temporaryFolder();
  const engine = { ...foreign, integrity: await registryWithForeignEngine() };
  expect(installedPackage(engine, packages)).toBeUndefined();
  await installPackage(engine, packages);
  const at = installedPackage(engine, packages);
  expect(readFileSync(path.join(at ?? '', 'dynoxide'), 'utf8')).toBe('the program');
});

it('nothing of a package is kept when its hash is wrong, or the registry has none', async () => {
  const packages = temporaryFolder();
  await registryWithForeignEngine();
  await expect(installPackage({ ...foreign, integrity: hashOf('another') }, packages)).rejects.toThrow(
    'npm: EINTEGRITY',
  );
  await expect(installPackage({ ...foreign, name: '@dynoxide/none' }, packages)).rejects.toThrow('npm: E404');
  expect(readdirSync(packages)).toEqual([]);
});

it("the hash of this platform's engine is the lock file's", () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { name, version, integrity } = embeddedPackages['linux-x64'] ?? { name: '' };
  expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity });
});
