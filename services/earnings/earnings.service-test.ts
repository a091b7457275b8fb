import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { newArtist, type Person } from '../test/people.ts';
import { postedStatement, type SoldLine } from '../test/posted-statement.ts';
import { stored, until } from '../test/releases.ts';

let artist: Person;
let other: Person;
let release: Release;
let statementId: string;
const line = (different: Partial<SoldLine> = {}): SoldLine => ({
  track: 0,
  month: '2026-09',
  store: 'Spotify',
  country: 'DE',
  streams: 1000,
  amount: '3.5',
  ...different,
});

beforeAll(async () => {
  [artist, other] = [await newArtist('active'), await newArtist('new')];
  release = await stored(aCompleteDraft({ artistId: artist.artistId, title: 'Night Ferry' }), 'submitted');
  const lines = [
    line(),
    line({ country: 'US' }),
    line({ store: 'Deezer', amount: '-0.25', streams: -4 }),
    line({ month: '2025-03' }),
  ];
  statementId = await postedStatement({ ...release, artistId: artist.artistId }, lines);
});

const earnings = (person: Person, query = {}) => person.api('GET /api/me/earnings', { query });
const linesOf = (person: Person, query = {}) =>
  person.api('GET /api/me/earnings/releases/{releaseId}/lines', {
    params: { releaseId: release.id },
    query: { month: '2026-09', statementId, ...query },
  });

describe('an artist’s own earnings, visible to nobody else (product 25.2)', () => {
  it('shows the last twelve months that have figures, compared with the twelve before', async () => {
    const { from, to, first, total, before, months } = await earnings(artist);
    expect([from, to, first, months.length]).toEqual(['2025-10', '2026-09', '2025-03', 12]);
    expect(total).toEqual({ streams: 1996, grossMicros: '6750000', earnedMicros: '6412500', platformMicros: '337500' });
    expect(before?.earnedMicros).toBe('3325000');
  });

  it('shows the same total by release, store and country, equal to the balance', async () => {
    const { releases, stores, countries } = await earnings(artist, { from: '2025-03', to: '2026-09' });
    const sums = [releases, stores, countries].map((rows) =>
      rows.reduce((sum, { earnedMicros }) => sum + BigInt(earnedMicros), 0n),
    );
    const { earnedMicros } = await artist.api('GET /api/me/balance');
    expect(sums.map(String)).toEqual([earnedMicros, earnedMicros, earnedMicros]);
    const { items } = await until(
      () => artist.api('GET /api/releases', { query: {} }),
      ({ items }) => items.some(({ id }) => id === release.id),
      'the card',
    );
    expect(items.flatMap(({ id, earnedMicros }) => (id === release.id ? earnedMicros : []))).toEqual([earnedMicros]);
  });

  it('shows nothing to another artist, even with every id', async () => {
    expect((await earnings(other)).releases).toEqual([]);
    expect(await other.api('GET /api/me/earnings/summary')).toMatchObject({ hasStatement: false, countries: 0 });
    await expect(linesOf(other)).rejects.toMatchObject({ code: 'earnings-not-found' });
    const { items } = await other.api('GET /api/me/earnings/sources', {
      query: { month: '2026-09', releaseId: release.id },
    });
    expect(items).toEqual([]);
  });

  it('refuses a range that ends before it starts or is longer than sixty months', async () => {
    await expect(earnings(artist, { from: '2026-02', to: '2026-01' })).rejects.toMatchObject({
      code: 'range-too-long',
    });
    await expect(earnings(artist, { from: '2020-01', to: '2026-01' })).rejects.toMatchObject({
      code: 'range-too-long',
    });
  });
});

test('opens a figure into its months, statements and lines of the file (product 25.3, 25.4)', async () => {
  const { months } = await artist.api('GET /api/me/earnings/months', { query: { store: 'Spotify' } });
  expect(months.map(({ month, earnedMicros }) => [month, earnedMicros])).toEqual([['2026-09', '6650000']]);
  const { items } = await artist.api('GET /api/me/earnings/sources', { query: { month: '2026-09', store: 'Spotify' } });
  expect(items).toMatchObject([{ title: 'Night Ferry', earnedMicros: '6650000', statements: [{ statementId }] }]);
  const lines = await linesOf(artist, { store: 'Spotify', country: 'US' });
  expect(lines.items).toMatchObject([{ line: 3, amount: '3.5', percentage: 95, exactMicros: '3325000' }]);
  expect((await linesOf(artist)).items.map(({ line }) => line)).toEqual([2, 3, 4]);
});
