import { Problem } from '../../shared/contract/problem.ts';
import type { ReleaseCard } from '../../shared/releases/card.ts';
import type { Wallet } from '../ledger/wallet.ts';
import { forfeitedBalance } from '../payouts/forfeited-balance.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';

/**
 * Checks that an account may be deleted (product 19.1): no release is in the stores or on its way there, and no money
 * is owed.
 * @param typed the artist name, entered as confirmation
 * @throws Problem `artist-name-wrong`, `still-admin`, `money-left` with the amounts, `releases-live`, `release-paid`
 * with the titles
 */
export function checkDeletion(
  { role, artistName, fullName }: Pick<StoredProfile, 'role' | 'artistName' | 'fullName'>,
  typed: string,
  cards: readonly Pick<ReleaseCard, 'title' | 'status' | 'plan'>[],
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
  const titles = (those: typeof cards) => ({ titles: those.map(({ title }) => title) });
  const live = cards.filter(({ status }) => status !== 'draft');
  if (live.length > 0) throw new Problem('releases-live', titles(live));
  // A release that was paid for but not delivered must be refunded first.
  const paid = cards.filter(({ plan }) => plan !== null);
  if (paid.length > 0) throw new Problem('release-paid', titles(paid));
}
