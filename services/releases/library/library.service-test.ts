import { brand } from '../../../shared/brand.ts';
import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { admin, newArtist, type Person } from '../../test/people.ts';
import { rawCall } from '../../test/raw-call.ts';
import { fill, freshKey, newDraft, stored, until } from '../../test/releases.ts';

const libraryOf = ({ api }: Person, cursor?: string) => api('GET /api/releases', { query: cursor ? { cursor } : {} });

async function everyPage(person: Person): Promise<ReleaseCard[][]> {
  const pages: ReleaseCard[][] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await libraryOf(person, cursor);
    pages.push(items);
    cursor = next;
  } while (cursor && pages.length < 10);
  return pages;
}

describe('the library of an artist with 30 releases', () => {
  let artist: Person;
  let made: string[];

  beforeAll(async () => {
    artist = await newArtist('active');
    made = [];
    for (let n = 0; n < 30; n++) made.push((await newDraft(artist)).id);
    await until(
      async () => (await everyPage(artist)).flat().length,
      (count) => count === 30,
      'thirty cards',
    );
  });

  it('comes in pages of 24, each release once, last changed first', async () => {
    const pages = await everyPage(artist);
    expect(pages.map(({ length }) => length)).toEqual([24, 6]);
    expect(pages.flat().map(({ id }) => id)).toEqual([...made].reverse());
  });

  it('comes in pages of up to 100 to load the rest in the background', async () => {
    const { items, next } = await artist.api('GET /api/releases', { query: { limit: 100 } });
    expect([items.length, next]).toEqual([30, undefined]);
    await expect(artist.api('GET /api/releases', { query: { limit: 101 } })).rejects.toMatchObject({
      code: 'invalid-request',
    });
  });

  it('puts a changed release first', async () => {
    const [oldest = ''] = made;
    await artist.api('PATCH /api/releases/{releaseId}', {
      params: { releaseId: oldest },
      body: { field: 'title', from: 'Untitled Release', to: 'Changed' },
    });
    const { items } = await until(
      () => libraryOf(artist),
      ({ items }) => items[0]?.id === oldest,
      'the changed release on top',
    );
    expect(items[0]).toMatchObject({ title: 'Changed', rev: 2 });
    expect((await everyPage(artist)).flat()).toHaveLength(30);
  });

  it('ignores another artist’s cursor and returns the caller’s first page', async () => {
    const { next = '' } = await libraryOf(artist);
    const other = await newArtist('active');
    const { id } = await newDraft(other);
    const page = await until(
      () => libraryOf(other, next),
      ({ items }) => items.length > 0,
      'the own card',
    );
    expect(page.items.map((card) => card.id)).toEqual([id]);
  });

  const forged = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
  it.each([
    ['no base64', () => '%%%'],
    ['no JSON', () => Buffer.from('{').toString('base64url')],
    ['null', () => forged(null)],
    ['half a key', () => forged({ recentPK: `LIBRARY#${artist.artistId}` })],
    [
      'a key with an empty part',
      () => forged({ recentPK: `LIBRARY#${artist.artistId}`, recentSK: '', PK: '', SK: '' }),
    ],
    [
      'more than a key',
      () =>
        forged({ recentPK: `LIBRARY#${artist.artistId}`, recentSK: 'x', PK: 'x', SK: 'x', allPK: 'USERS', allSK: 'x' }),
    ],
    [
      'half of a character',
      () => forged({ recentPK: `LIBRARY#${artist.artistId}`, recentSK: 'x', PK: 'x', SK: '\ud800' }),
    ],
    ['numbers', () => forged({ recentPK: `LIBRARY#${artist.artistId}`, recentSK: 1, PK: 2, SK: 3 })],
  ])('a cursor that is %s shows the first page, and never causes an internal error', async (_, cursor) => {
    const answer = await rawCall('GET /api/releases', { token: artist.token, query: { cursor: cursor() } });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).items).toHaveLength(24);
  });

  it('refuses a cursor of a thousand characters and more', async () => {
    const answer = await rawCall('GET /api/releases', { token: artist.token, query: { cursor: 'x'.repeat(1001) } });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
  });
});

describe('product 4.5: the first page has the number of releases in each state', () => {
  it('counts each release once; later pages do not repeat the counts', async () => {
    const artist = await newArtist('active');
    const { artistId } = artist;
    await stored(aCompleteDraft({ artistId }));
    const { id: begun } = await stored(aCompleteDraft({ artistId, cover: null }));
    await stored(aCompleteDraft({ artistId }), 'submitted');
    const counted = (counts: object) =>
      until(
        async () => (await libraryOf(artist)).counts,
        (now) => Object.entries(counts).every(([state, count]) => Reflect.get(now ?? {}, state) === count),
        `the counts ${JSON.stringify(counts)}`,
      );
    await counted({ draft: 1, ready: 1, changes: 0, submitted: 1, delivered: 0 });
    await artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId: begun } });
    await counted({ draft: 0, ready: 1, changes: 0, submitted: 1, delivered: 0 });
    const { next } = await artist.api('GET /api/releases', { query: { limit: 1 } });
    expect((await libraryOf(artist, next)).counts).toBeUndefined();
  });
});

describe('a card follows its release', () => {
  it('has the searchable fields: label, UPC, and each track’s title and ISRC (product 4.5)', async () => {
    const artist = await newArtist('active');
    const tracks = [aTrack({ title: 'Harbour Light', isrc: 'QZABC2600001' }), aTrack({ title: 'Track 2' })];
    const codes = { recordLabel: 'Ferry House', upc: '000001000429' };
    const { id } = await stored(aCompleteDraft({ artistId: artist.artistId, ...codes, ...inOrder(tracks) }));
    const card = await until(
      async () => (await libraryOf(artist)).items.find((one) => one.id === id),
      (one) => one !== undefined,
      'the card',
    );
    expect(card).toMatchObject({
      label: 'Ferry House',
      upc: '000001000429',
      isrcs: ['QZABC2600001'],
      trackTitles: ['Harbour Light'],
    });
  });

  it('from empty to complete: missing items, the artist, the tracks', async () => {
    const artist = await newArtist('active');
    const release = await newDraft(artist);
    const card = (rev: number) =>
      until(
        async () => (await libraryOf(artist)).items.find(({ id }) => id === release.id),
        (one) => one?.rev === rev,
        `the card of rev ${rev}`,
      );
    expect(await card(1)).toMatchObject({ title: 'Untitled Release', artist: '', trackCount: 0, status: 'draft' });
    expect((await card(1))?.missing).toHaveLength(8);

    await fill(artist, release, { title: 'Night Ferry', salesStart: '2027-05-01' });
    await artist.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId: release.id }, ...freshKey() });
    const later = await card(4);
    expect(later).toMatchObject({
      title: 'Night Ferry',
      artist: 'Mara Ellis',
      trackCount: 1,
      salesStart: '2027-05-01',
      plan: null,
    });
    expect(later?.missing).not.toContain('title');
    expect(later?.missing).toContain('track');
  });

  it('ends with the last of twenty fast changes', async () => {
    const artist = await newArtist('active');
    const release = await newDraft(artist);
    let title = release.title;
    for (let n = 1; n <= 20; n++) {
      await fill(artist, { ...release, title }, { title: `Take ${n}` });
      title = `Take ${n}`;
    }
    const { items } = await until(
      () => libraryOf(artist),
      ({ items }) => items[0]?.rev === 21,
      'the last change',
    );
    expect(items).toHaveLength(1);
    expect(items[0]?.title).toBe('Take 20');
  });
});

describe('product 13.5: the admin’s tabs', () => {
  it('a release is in exactly one of Drafts, New & Submitted and Exported, as it goes through them', async () => {
    const artist = await newArtist('active');
    const office = await admin();
    // The newest release, which is on the first page whatever other tests create.
    const release = await stored(aCompleteDraft({ artistId: artist.artistId, createdAt: '2099-01-01T00:00:00.000Z' }));
    const params = { releaseId: release.id };

    const tabOf = async () => {
      const tabs = ['draft', 'submitted', 'exported'] as const;
      const found = await Promise.all(
        tabs.map(async (tab) => {
          const { items, counts } = await office.api('GET /api/admin/releases', { query: { tab } });
          expect(counts[tab]).toBeGreaterThanOrEqual(items.length > 0 ? 1 : 0);
          return items.some(({ id }) => id === release.id) ? [tab] : [];
        }),
      );
      return found.flat();
    };
    const reaches = (tab: string) =>
      until(tabOf, (tabs) => tabs.length === 1 && tabs[0] === tab, `the card under ${tab} only`);

    await reaches('draft');
    await artist.api('POST /api/releases/{releaseId}/submit', {
      params,
      body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
      ...freshKey(),
    });
    await reaches('submitted');
    await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
      params: { artistId: artist.artistId, ...params },
      body: {},
    });
    await reaches('exported');
  });
});
