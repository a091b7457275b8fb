import type { ArtistId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import type { PoolAccount } from '../profiles/user-pool-gateway.ts';
import { expireSignUps } from './expire-sign-ups.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const account = (artistId: ArtistId, hours: number, isConfirmed = false): PoolAccount => ({
  artistId,
  isConfirmed,
  createdAt: new Date(NOW.getTime() - hours * 3_600_000),
  hasSecondFactor: false,
  attributes: {},
});

/** A pool whose pages were made a moment before the accounts are as they are now. */
function poolOf(pages: PoolAccount[][], now: PoolAccount[] = pages.flat()) {
  const removed: string[] = [];
  return {
    removed,
    list: async function* () {
      yield* pages;
    },
    find: async (artistId: ArtistId) => now.find((one) => one.artistId === artistId),
    remove: async (artistId: ArtistId) => void removed.push(artistId),
  };
}

test('a sign-up that nobody confirmed for a day is removed, on every page; a younger one waits', async () => {
  const pool = poolOf([[account(anId('old'), 25), account(anId('young'), 23)], [account(anId('older'), 900)]]);
  expect(await expireSignUps(pool, NOW)).toBe(2);
  expect(pool.removed).toEqual(['old', 'older']);
});

test('one that was confirmed a moment ago stays, and one that is gone is no error', async () => {
  const pool = poolOf(
    [[account(anId('just-confirmed'), 25), account(anId('gone'), 25)]],
    [account(anId('just-confirmed'), 25, true)],
  );
  expect(await expireSignUps(pool, NOW)).toBe(0);
  expect(pool.removed).toEqual([]);
});

test('one run removes a thousand at most', async () => {
  const pool = poolOf([Array.from({ length: 1001 }, (_, n) => account(anId(`a${n}`), 48))]);
  expect(await expireSignUps(pool, NOW)).toBe(1000);
});
