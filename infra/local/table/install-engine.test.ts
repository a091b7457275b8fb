import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stoppedAtEnd, temporaryFolder } from '../../test/test-cleanup.ts';
import { freeBase } from '../ports.ts';
import { listen } from '../server.ts';
import { embeddedPackages } from './engine-packages.ts';
import { installEngine, installedEngine } from './install-engine.ts';

const name = '@dynoxide/plan9-mips';
const version = '1.2.1';
const foreign = { name, version, os: 'plan9', cpu: 'mips' };
const hashOf = (bytes: string | Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** A registry with one package, for a machine that is not this one. @returns the package's hash */
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

it("an engine's package is installed for the machine that it names, when its hash is right", async () => {
  const engines = temporaryFolder();
  const engine = { ...foreign, integrity: await registryWithForeignEngine() };
  expect(installedEngine(engine, engines)).toBeUndefined();
  await installEngine(engine, engines);
  const at = installedEngine(engine, engines);
  expect(readFileSync(path.join(at ?? '', 'dynoxide'), 'utf8')).toBe('the program');
});

it("nothing of an engine's package is kept when its hash is wrong, or the registry has none", async () => {
  const engines = temporaryFolder();
  await registryWithForeignEngine();
  await expect(installEngine({ ...foreign, integrity: hashOf('another') }, engines)).rejects.toThrow('npm: EINTEGRITY');
  await expect(installEngine({ ...foreign, name: '@dynoxide/none' }, engines)).rejects.toThrow('npm: E404');
  expect(readdirSync(engines)).toEqual([]);
});

it("the hash of this platform's engine is the lock file's", () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { name, version, integrity } = embeddedPackages['linux-x64'] ?? { name: '' };
  expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity });
});
