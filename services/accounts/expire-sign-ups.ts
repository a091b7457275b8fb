import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';

/** How long an address that nobody has proven keeps its real owner from signing up. */
const UNCONFIRMED_HOURS = 24;

/** Most sign-ups that one run removes. The rest wait for the next one. */
const MOST = 1000;

/**
 * Removes sign-ups whose code was never entered: whoever signs up first with somebody else's address would block it for ever.
 * @returns how many were removed
 */
export async function expireSignUps(
  pool: Pick<UserPoolGateway, 'list' | 'find' | 'remove'>,
  now: Date,
): Promise<number> {
  const before = now.getTime() - UNCONFIRMED_HOURS * 3_600_000;
  let removed = 0;
  for await (const page of pool.list('unconfirmed')) {
    for (const { artistId, createdAt } of page) {
      if (createdAt.getTime() > before) continue;
      if (removed === MOST) return removed;
      // Asked again: a code may have been entered since the page was made.
      if ((await pool.find(artistId))?.isConfirmed !== false) continue;
      await pool.remove(artistId);
      removed += 1;
    }
  }
  return removed;
}
