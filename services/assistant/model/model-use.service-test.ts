import { randomUUID } from 'node:crypto';
import { ArtistId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';
import type { Table } from '../../platform/table.ts';
import { ownTable } from '../../test/own-table.ts';
import type { ModelLimits } from './model-limits.ts';
import { modelUseRepository } from './model-use-repository.ts';

let table: Table;
beforeAll(async () => {
  table = await ownTable();
});

const LIMITS: ModelLimits = { artist: { calls: 5, tokens: 1000, micros: 500n }, all: { micros: 800n } };
const most = { tokens: 100, micros: 40n };
const used = { tokens: 10, micros: 4n };
const someone = () => ArtistId.parse(randomUUID());
let day = 0;
/** A day that no other test uses. */
const newDay = () => new Date(Date.UTC(2031, day++, 5, 12));

test('product 31.62: limits an artist’s questions per day, and releases unused reservations', async () => {
  const use = modelUseRepository(table);
  const [artistId, at] = [someone(), newDay()];
  for (let call = 0; call < 5; call++) {
    expect(await use.setAside({ artistId, at, most }, LIMITS)).toBeUndefined();
    await use.settle({ artistId, at, most, used, outcome: 'answered' });
  }
  expect(await use.setAside({ artistId, at, most }, LIMITS)).toBe('artist');
  expect(await use.setAside({ artistId: someone(), at, most }, LIMITS)).toBeUndefined();
  const tomorrow = new Date(at.getTime() + 24 * 3600_000);
  expect(await use.setAside({ artistId, at: tomorrow, most }, LIMITS)).toBeUndefined();
});

test('exceeds neither the artist’s nor the day’s limit with concurrent questions', async () => {
  const use = modelUseRepository(table);
  const at = newDay();
  const roomy = { ...LIMITS, artist: { ...LIMITS.artist, calls: 100 } };
  const artistId = someone();
  const ofOne = await Promise.all(Array.from({ length: 15 }, () => use.setAside({ artistId, at, most }, roomy)));
  // The limit of 1,000 tokens allows ten questions of 100 each.
  expect(ofOne.filter((limit) => limit === undefined)).toHaveLength(10);
  const ofMany = await Promise.all(
    Array.from({ length: 15 }, () => use.setAside({ artistId: someone(), at, most }, roomy)),
  );
  // The limit of 800 micro-dollars allows 20 questions of 40, and 10 have been asked.
  expect(ofMany.filter((limit) => limit === undefined)).toHaveLength(10);
  expect(ofMany.filter((limit) => limit === 'all')).toHaveLength(5);
});

test('rejects a question that alone could exceed a limit, and counts nothing', async () => {
  const use = modelUseRepository(table);
  const [artistId, at] = [someone(), newDay()];
  for (const large of [
    { tokens: 1001, micros: 1n },
    { tokens: 1, micros: 501n },
  ])
    expect(await use.setAside({ artistId, at, most: large }, LIMITS)).toBe('artist');
  const poor = { artist: LIMITS.artist, all: { micros: 30n } };
  expect(await use.setAside({ artistId, at, most }, poor)).toBe('all');
  expect(await use.daysOf(at.toISOString().slice(0, 7))).toEqual([]);
});

test('returns the artist’s reservation if the day’s limit is reached', async () => {
  const use = modelUseRepository(table);
  const [artistId, at] = [someone(), newDay()];
  const poor = { artist: LIMITS.artist, all: { micros: 50n } };
  expect(await use.setAside({ artistId, at, most }, poor)).toBeUndefined();
  expect(await use.setAside({ artistId, at, most }, poor)).toBe('all');
  const key = keys.modelUseOfArtist({ day: at.toISOString().slice(0, 10), artistId });
  expect(await table.get(key, { consistent: true })).toMatchObject({ tokens: 100, micros: 40 });
});

test('shows the office the days of a month with their usage (product 31.63)', async () => {
  const use = modelUseRepository(table);
  const at = newDay();
  const ask = async (when: Date, outcome: 'answered' | 'slow') => {
    const artistId = someone();
    await use.setAside({ artistId, at: when, most }, LIMITS);
    await use.settle({ artistId, at: when, most, used, outcome });
  };
  const later = new Date(at.getTime() + 3 * 24 * 3600_000);
  await ask(at, 'answered');
  await ask(at, 'slow');
  await ask(later, 'answered');
  const [one, other] = [at, later].map((when) => when.toISOString().slice(0, 10));
  expect(await use.daysOf(at.toISOString().slice(0, 7))).toEqual([
    { day: one, calls: 2, tokens: 20, costMicros: '8', outcomes: { answered: 1, slow: 1 } },
    { day: other, calls: 1, tokens: 10, costMicros: '4', outcomes: { answered: 1 } },
  ]);
});
