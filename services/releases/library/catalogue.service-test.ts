import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../../shared/ids.ts';
import type { CatalogueSort } from '../../../shared/releases/catalogue-row.ts';
import { officeCard } from '../../../shared/releases/release-card.ts';
import { aCompleteDraft, anId, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { projectRelease } from '../../projector/project-release.ts';
import { ownTable } from '../../test/own-table.ts';
import { admin, newArtist, type Person } from '../../test/people.ts';
import { fill, stored, until } from '../../test/releases.ts';
import { type CardRepository, cardRepository } from './card-repository.ts';
import { findReleases } from './find-releases.ts';
import { releaseSearchRepository } from './release-search-repository.ts';

const byArtist = (name: string) => {
  const track = aTrack();
  return inOrder([{ ...track, artists: track.artists.map((artist) => ({ ...artist, name })) }]);
};
const draftOf = (title: string, artist: string, salesStart = '') =>
  aCompleteDraft({ artistId: anId<ArtistId>(randomUUID()), title, salesStart, ...byArtist(artist) });

describe('the office’s list', () => {
  let needs: Parameters<typeof projectRelease>[1] & { search: Parameters<typeof findReleases>[0]['search'] };
  let cards: CardRepository;
  beforeEach(async () => {
    const table = await ownTable();
    const releaseSearch = releaseSearchRepository(table);
    cards = cardRepository(table);
    needs = { cards, releaseSearch, search: releaseSearch.search };
  });
  const project = (after: ReturnType<typeof draftOf>, before?: ReturnType<typeof draftOf>) =>
    projectRelease({ before, after }, needs);
  const titles = async (query: { q?: string; sort?: CatalogueSort; cursor?: string }) =>
    (await findReleases(needs, { tab: 'draft', ...query })).items.map(({ title }) => title);

  test('is ordered by title, artist and release date, ascending or descending (product 13.5)', async () => {
    await project(draftOf('Zebu', 'Ann', 'asap'));
    await project(draftOf('Éclair', 'Øre, Zoe', '2027-05-01'));
    await project(draftOf('apple', 'Mara', ''));
    expect(await titles({ sort: 'title' })).toEqual(['apple', 'Éclair', 'Zebu']);
    expect(await titles({ sort: '-title' })).toEqual(['Zebu', 'Éclair', 'apple']);
    expect(await titles({ sort: 'artist' })).toEqual(['Zebu', 'apple', 'Éclair']);
    expect(await titles({ sort: 'date' })).toEqual(['Zebu', 'Éclair', 'apple']);
  });

  test('a sorted list continues at its cursor; a row has only the fields that the list shows (product 13.5)', async () => {
    const all = Array.from({ length: 60 }, (_, n) => draftOf(`Title ${String(n).padStart(2, '0')}`, 'Ann'));
    for (const release of all) await project(release);
    const first = await findReleases(needs, { tab: 'draft', sort: '-title' });
    expect([first.items.length, first.items[0]?.title]).toEqual([50, 'Title 59']);
    const rest = await findReleases(needs, { tab: 'draft', sort: '-title', cursor: first.next });
    expect([rest.items.length, rest.items.at(-1)?.title, rest.next]).toEqual([10, 'Title 00', undefined]);
    expect(Object.keys(first.items[0] ?? {})).not.toContain('missing');
    const file = await cards.rows('draft', undefined);
    expect(file.items.map(({ title }) => title)).toEqual(all.map(({ title }) => title));
    expect(file.next).toBeUndefined();
  });

  test('a release is found by the beginning of its title or artist, in the tab of its state, and no longer by a former title (product 13.5)', async () => {
    const release = draftOf('Night Ferry', 'Mara Ellis');
    await project(release);
    await project(draftOf('Nightingale', 'Ann'));
    for (const q of ['night f', 'FERRY', 'ellis', ' márà ']) expect(await titles({ q })).toEqual(['Night Ferry']);
    expect(await titles({ q: 'night' })).toEqual(['Night Ferry', 'Nightingale']);
    expect(await titles({ q: '#' })).toEqual([]);
    const renamed = { ...release, title: 'Day Ferry', rev: 2 };
    await project(renamed, release);
    expect(await titles({ q: 'night f' })).toEqual([]);
    expect(await titles({ q: 'day' })).toEqual(['Day Ferry']);

    const submission = { at: release.createdAt, agreementVersion: 'v', by: release.artistId };
    await projectRelease({ before: renamed, after: { ...renamed, rev: 3, status: 'submitted', submission } }, needs);
    expect(await titles({ q: 'day' })).toEqual([]);
    expect((await findReleases(needs, { tab: 'submitted', q: 'day' })).items).toHaveLength(1);
    // Records replayed in order lead to the same state.
    await project(renamed, release);
    await projectRelease({ before: renamed, after: { ...renamed, rev: 3, status: 'submitted', submission } }, needs);
    expect((await findReleases(needs, { tab: 'submitted', q: 'ferry' })).items).toHaveLength(1);
    expect(await titles({ q: 'ferry' })).toEqual([]);
  });

  test('no search finds a deleted release; a search continues at its cursor (product 13.5)', async () => {
    const gone = draftOf('Gone', 'Ann');
    await project(gone);
    await projectRelease({ before: gone, after: undefined }, needs);
    expect(await titles({ q: 'gone' })).toEqual([]);
    // A search term that briefly outlives its release.
    await needs.releaseSearch.setTerms(undefined, officeCard(gone));
    expect(await titles({ q: 'gone' })).toEqual([]);

    for (let n = 0; n < 10; n++) await project(draftOf(`Same ${n}`, 'Ann'));
    const first = await findReleases(needs, { tab: 'draft', q: 'same' });
    const rest = await findReleases(needs, { tab: 'draft', q: 'same', cursor: first.next });
    expect([first.items.length, rest.items.length]).toEqual([6, 4]);
  });
});

test('the office finds a release by the title that its artist typed, and the file contains it (product 13.5)', async () => {
  const artist: Person = await newArtist('active');
  const { api } = await admin();
  const release = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const title = `Quince ${randomUUID().slice(0, 6)}`;
  await fill(artist, release, { title });
  const found = await until(
    () => api('GET /api/admin/releases', { query: { tab: 'draft', q: title } }),
    ({ items }) => items.length === 1,
    'the release by its title',
  );
  expect(found.items[0]).toMatchObject({ id: release.id, title });
  expect(found.counts.draft).toBeGreaterThan(0);
  const { items } = await api('GET /api/admin/catalogue', { query: { tab: 'draft' } });
  expect(items.map(({ id }) => id)).toContain(release.id);
});
