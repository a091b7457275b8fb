import { Problem } from '../../shared/contract/problem.ts';
import type { ReleaseCard } from '../../shared/releases/card.ts';
import type { Wallet } from '../ledger/wallet.ts';
import { forfeitedBalance } from '../payouts/forfeited-balance.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import { isLive, isOwed } from './blocking-releases.ts';

/**
 * Checks that an account may be deleted (product 19.1): no release is in the stores or on its way there, and no money
 * is owed.
 * @param typed the artist name, entered as confirmation
 * @throws Problem `artist-name-wrong`, `still-admin`, `money-left` with the amounts; `releases-live`, `release-paid`
 * with the ids and titles of the releases
 */
export function checkDeletion(
  { role, artistName, fullName }: Pick<StoredProfile, 'role' | 'artistName' | 'fullName'>,
  typed: string,
  cards: readonly Pick<ReleaseCard, 'id' | 'title' | 'status' | 'plan' | 'exportedAt'>[],
  wallet: Wallet,
): void {
  if (typed.trim() !== (artistName || fullName).trim()) throw new Problem('artist-name-wrong');
  if (role) throw new Problem('still-admin');
  const left = forfeitedBalance(wallet);
  if (left) {
    const { available, pending, held } = left;
    throw new Problem('money-left', {
      availableMicros: String(available),
      pendingMicros: String(pending),
      heldMicros: String(held),
    });
  }
  const named = (those: typeof cards) => ({ releases: those.map(({ id, title }) => ({ id, title })) });
  const live = cards.filter(isLive);
  if (live.length > 0) throw new Problem('releases-live', named(live));
  const owed = cards.filter(isOwed);
  if (owed.length > 0) throw new Problem('release-paid', named(owed));
}
