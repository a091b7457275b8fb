import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { httpCall } from './http-call.ts';

const root = realpathSync('.');
/** An unusual place for data: a folder called `.local` is never part of the app, even there. */
const planted = path.join(root, 'web', '.local');
let site: string;
let serving: ChildProcess;

beforeAll(async () => {
  mkdirSync(planted, { recursive: true });
  writeFileSync(path.join(planted, 'secrets.json'), '{"planted":true}');
  // Runs Vite outside the tests' sandbox, as the local stack does.
  const program = `const { startSite } = await import('./infra/local/site/start-site.ts');
    const nothing = (_request, response) => response.end();
    const options = { port: 0, pages: 'dev', api: nothing, art: nothing, mail: nothing, config: {}, toFiles: (files) => files, secure: () => {}, contentSecurityPolicy: '' };
    console.log((await startSite(options)).url);`;
  serving = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  const [url] = await once(serving.stdout as NodeJS.ReadableStream, 'data');
  site = String(url).trim();
}, 60_000);
afterAll(async () => {
  serving.kill('SIGKILL');
  rmSync(planted, { recursive: true });
});

const ask = (file: string) => httpCall(site, { path: `/@fs${file}` });

describe('the site that is served from the sources', () => {
  it.each(['web/src/main.tsx', 'shared/brand.ts'])('serves what the app consists of: %s', async (file) => {
    expect((await ask(path.join(root, file))).status).toBe(200);
  });

  it.each([
    ['a file of the data folder', path.join(planted, 'secrets.json')],
    ['the same as a module', `${path.join(planted, 'secrets.json')}?import`],
    ['the same as its text', `${path.join(planted, 'secrets.json')}?raw`],
    ['the same as an address', `${path.join(planted, 'secrets.json')}?url&import`],
    ['another part of the repository', path.join(root, 'package.json')],
    ['a service', path.join(root, 'services/platform/table.ts')],
    ['a file of the system', '/etc/hosts'],
  ])('does not serve %s', async (_, file) => {
    const { status, body } = await ask(file);
    expect(status).toBe(403);
    expect(body).not.toMatch(/planted"|"name": "segno"|openTable|localhost\s/);
  });
});
