import { pathToFileURL } from 'node:url';
import { resolve } from './module-hooks.mjs';

const folder = pathToFileURL(`${process.cwd()}/services/`).href;
const found = async (file: string, of = '?of=7') => {
  const { url } = await resolve(file, { parentURL: `${folder}a.service-test.ts${of}` }, async () => ({
    url: folder + file,
  }));
  return url.slice(folder.length);
};

// If a helper that sets the environment were loaded only once per run, the next test file would run without it.
it('a test file has its own copies of test helpers, whatever their folder, and shares the product’s modules', async () => {
  expect(await found('test/people.ts')).toBe('test/people.ts?of=7');
  expect(await found('test/storm/storm.ts')).toBe('test/storm/storm.ts?of=7');
  expect(await found('ledger/post.ts')).toBe('ledger/post.ts');
  expect(await found('ledger/post.ts', '?of=7&isolated')).toBe('ledger/post.ts?of=7&isolated');
  expect(await found('test/people.ts', '')).toBe('test/people.ts');
});
