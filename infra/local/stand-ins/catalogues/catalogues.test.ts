import { temporaryFolder } from '../../../test/test-cleanup.ts';
import { startCatalogues } from './start-catalogues.ts';

const UPC = '036000291452';
const album = { upc: UPC, title: 'Night Ferry', artist: 'Mara Ellis' };
const start = (directory: string) => startCatalogues({ port: 0, directory });
const put = (url: string, body: unknown) => fetch(`${url}/albums`, { method: 'PUT', body: JSON.stringify(body) });
const json = async (url: string) => (await fetch(url)).json();

test('answers as iTunes and Deezer document it, also after a restart', async () => {
  const directory = temporaryFolder();
  const first = await start(directory);
  expect(await json(`${first.url}/lookup?upc=${UPC}&entity=album`)).toEqual({ resultCount: 0, results: [] });
  expect(await json(`${first.url}/album/upc:${UPC}`)).toEqual({
    error: { type: 'DataException', message: 'no data', code: 800 },
  });
  expect((await put(first.url, [album])).status).toBe(200);
  await first.stop();

  const second = await start(directory);
  expect(await json(`${second.url}/lookup?upc=${UPC}&entity=album&country=DE`)).toMatchObject({
    resultCount: 1,
    results: [{ wrapperType: 'collection', collectionName: 'Night Ferry', artistName: 'Mara Ellis' }],
  });
  expect(await json(`${second.url}/album/upc:${UPC}`)).toMatchObject({ title: 'Night Ferry', upc: UPC });
  await second.stop();
});

test('has an album only where it was added, and refuses what is none', async () => {
  const catalogues = await start(temporaryFolder());
  await put(catalogues.url, [{ ...album, at: ['deezer'] }]);
  expect(await json(`${catalogues.url}/lookup?upc=${UPC}`)).toMatchObject({ resultCount: 0 });
  expect(await json(`${catalogues.url}/album/upc:${UPC}`)).toMatchObject({ title: 'Night Ferry' });
  expect((await put(catalogues.url, [{ title: 'Night Ferry' }])).status).toBe(400);
  expect((await fetch(`${catalogues.url}/charts`)).status).toBe(404);
  await catalogues.stop();
});
