import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';

/** How long an unconfirmed sign-up may block its email address. */
const UNCONFIRMED_HOURS = 24;

/** The maximum number of sign-ups that one run removes. The next run continues. */
const MAX_REMOVED = 1000;

/**
 * Removes sign-ups whose code was never entered. Otherwise a sign-up with somebody else's email address would block it
 * forever.
 * @returns how many were removed
 */
export async function expireSignUps(
  pool: Pick<UserPoolGateway, 'listUnconfirmed' | 'find' | 'remove'>,
  now: Date,
): Promise<number> {
  const before = now.getTime() - UNCONFIRMED_HOURS * 3_600_000;
  let removed = 0;
  for await (const page of pool.listUnconfirmed()) {
    for (const { artistId, createdAt } of page) {
      if (createdAt.getTime() > before) continue;
      if (removed === MAX_REMOVED) return removed;
      // Looked up again, because the code may have been entered since the page was read.
      if ((await pool.find(artistId))?.isConfirmed !== false) continue;
      await pool.remove(artistId);
      removed += 1;
    }
  }
  return removed;
}
