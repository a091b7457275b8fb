import { atEnd, temporaryFolder } from '../../../infra/test/test-cleanup.ts';
import { keys } from '../../platform/keys.ts';
import { agreementsLoader } from '../planning/load-terms.ts';
import { openGroups } from '../planning/statement-groups.ts';
import { artistOf, generatedCatalogue, generatedRecording, releaseIdOf } from '../test/generated-catalogue.ts';
import { madeGroup, writeGroups } from '../test/write-groups.ts';
import { catalogueLoader, type LoadCatalogue, ownersFinder } from './load-catalogue.ts';
import { matchInPages } from './match-in-pages.ts';
import type { MatchedRecording } from './match-recordings.ts';

const COUNT = 95;
const NO_DECISIONS = async () => new Map<string, never>();
const recordings = Array.from({ length: COUNT }, (_, n) => generatedRecording(n));
/** Opens the groups of a statement that names these recordings. */
async function opened() {
  const folder = temporaryFolder();
  const groups = await openGroups(folder, await writeGroups(folder, recordings.map(madeGroup)));
  atEnd(() => groups.close());
  return groups;
}

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
  const needs = { findOwners: ownersFinder(table), loadCatalogue, decisionsOf: NO_DECISIONS };
  const match = async (most: number): Promise<MatchedRecording[]> => {
    const found: MatchedRecording[] = [];
    const { recordings } = await opened();
    for await (const { matched } of matchInPages(needs, recordings, { most })) found.push(...matched);
    return found.sort((one, other) => one.position - other.position);
  };
  return { pages, read, match, needs };
};

test('a statement is matched with the releases of one page in memory, each loaded once (design 3.29)', async () => {
  const { pages, read, match } = watched();
  const matched = await match(20);
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
  expect(await small.match(1)).toEqual(await large.match(COUNT));
  expect([...small.pages].sort()).toEqual([...Array.from({ length: 9 }, () => 10), 5]);
  expect(large.pages).toEqual([COUNT]);
});

test('what is kept of a paid release is its unit with its terms, and nothing of the others', async () => {
  const { needs } = watched();
  const load = agreementsLoader({ paymentsOf: async () => [], splitsOf: async () => new Map() });
  const kept = async (decisionsOf: typeof NO_DECISIONS | (() => Promise<ReadonlyMap<string, { to: 'suspense' }>>)) => {
    const groups = await opened();
    for await (const page of matchInPages({ ...needs, decisionsOf }, groups.recordings, { most: 20 }))
      await groups.units.add(page, load);
    await groups.units.number();
    return groups.units.range(0, COUNT);
  };
  const { units, terms } = await kept(NO_DECISIONS);
  expect(units.map(({ n, releaseId }) => [n, releaseId])).toEqual(recordings.map((_, n) => [n, releaseIdOf(n)]));
  expect(units[3]).toMatchObject({
    recordings: [{ isrc: recordings[3]?.isrc }],
    tracks: [{ upc: recordings[3]?.upc }],
  });
  expect(terms.ownerOf(releaseIdOf(3))).toBe(artistOf(3));
  expect(terms.percentageOf(releaseIdOf(3), '2026-08')).toBe(95);
  const suspended = new Map(recordings.map(({ key }) => [key, { to: 'suspense' } as const]));
  expect((await kept(async () => suspended)).units).toEqual([]);
});
