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

/** A pool whose pages were read a moment before the accounts reached their current state. */
function poolOf(pages: PoolAccount[][], now: PoolAccount[] = pages.flat()) {
  const removed: string[] = [];
  return {
    removed,
    listUnconfirmed: async function* () {
      yield* pages;
    },
    find: async (artistId: ArtistId) => now.find((one) => one.artistId === artistId),
    remove: async (artistId: ArtistId) => void removed.push(artistId),
  };
}

test('removes sign-ups that have been unconfirmed for a day, on every page, and keeps newer ones', async () => {
  const pool = poolOf([[account(anId('old'), 25), account(anId('young'), 23)], [account(anId('older'), 900)]]);
  expect(await expireSignUps(pool, NOW)).toBe(2);
  expect(pool.removed).toEqual(['old', 'older']);
});

test('keeps a sign-up that was just confirmed, and ignores one that no longer exists', async () => {
  const pool = poolOf(
    [[account(anId('just-confirmed'), 25), account(anId('gone'), 25)]],
    [account(anId('just-confirmed'), 25, true)],
  );
  expect(await expireSignUps(pool, NOW)).toBe(0);
  expect(pool.removed).toEqual([]);
});

test('removes at most a thousand in one run', async () => {
  const pool = poolOf([Array.from({ length: 1001 }, (_, n) => account(anId(`a${n}`), 48))]);
  expect(await expireSignUps(pool, NOW)).toBe(1000);
});
