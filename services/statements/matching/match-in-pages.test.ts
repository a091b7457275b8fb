import { keys } from '../../platform/keys.ts';
import { artistOf, generatedCatalogue, generatedRecording, releaseIdOf } from '../test/generated-catalogue.ts';
import { catalogueLoader, type LoadCatalogue, ownersFinder } from './load-catalogue.ts';
import { matchInPages } from './match-in-pages.ts';

const COUNT = 95;
const NO_DECISIONS = new Map<string, never>();
/** Recordings in an order that mixes the artists. */
const recordings = Array.from({ length: COUNT }, (_, n) => generatedRecording((n * 37) % COUNT));

const watched = () => {
  const [pages, read]: [number[], Map<string, number>] = [[], new Map()];
  const table = generatedCatalogue((wanted) => {
    for (const key of wanted) {
      const { releaseId } = keys.release.read(key) ?? {};
      if (releaseId) read.set(releaseId, (read.get(releaseId) ?? 0) + 1);
    }
  });
  const load = catalogueLoader(table, { all: async () => [] });
  const loadCatalogue: LoadCatalogue = async (named, chosen) => {
    const loaded = await load(named, chosen);
    pages.push(loaded.releases.size);
    return loaded;
  };
  return { pages, read, needs: { findOwners: ownersFinder(table), loadCatalogue } };
};

test('a statement is matched with the releases of one page in memory, each loaded once (design 3.29)', async () => {
  const { pages, read, needs } = watched();
  const { matched } = await matchInPages(needs, recordings, NO_DECISIONS, 20);
  expect(matched.map(({ kind, tracks }) => [kind, tracks[0]?.releaseId])).toEqual(
    recordings.map(({ isrc }) => ['matched', releaseIdOf(Number(isrc.slice(7)))]),
  );
  // A page ends with all recordings of its last artist, who has ten.
  expect(Math.max(...pages)).toBeLessThan(20 + 10);
  expect(pages.length).toBeGreaterThanOrEqual(COUNT / 30);
  expect([...read.values()].filter((times) => times > 1)).toEqual([]);
  expect(read.size).toBe(COUNT);
});

test('the result does not depend on the pages, and an artist’s recordings stay in one page', async () => {
  const [small, large] = [watched(), watched()];
  const one = await matchInPages(small.needs, recordings, NO_DECISIONS, 1);
  const other = await matchInPages(large.needs, recordings, NO_DECISIONS, COUNT);
  expect(one).toEqual(other);
  expect([...small.pages].sort()).toEqual([...Array.from({ length: 9 }, () => 10), 5]);
  expect(large.pages).toEqual([COUNT]);
});

test('only the terms of paid releases are kept, and nothing of the others', async () => {
  const { needs } = watched();
  const { terms } = await matchInPages(needs, recordings, NO_DECISIONS, 20);
  expect(terms.get(releaseIdOf(3))).toEqual({ id: releaseIdOf(3), artistId: artistOf(3), trackCount: 5, plan: null });
  expect(JSON.stringify([...terms.values()]).length / COUNT).toBeLessThan(200);
  const suspended = new Map(recordings.map(({ key }) => [key, { to: 'suspense' } as const]));
  expect((await matchInPages(needs, recordings, suspended, 20)).terms.size).toBe(0);
});
