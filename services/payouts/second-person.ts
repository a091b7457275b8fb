import { mayOpen } from '../../shared/accounts/office-role.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { microsOfCents } from '../../shared/money.ts';
import { actsAlone } from '../../shared/payouts/acts-alone.ts';
import type { OfficePayout } from '../../shared/payouts/payout.ts';
import { isOpen, type PayoutState } from '../../shared/payouts/payout-state.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import { checkPeople } from './check-payer.ts';
import { netMicros, officePayout, type Payout } from './payout.ts';
import type { PayoutRules } from './payout-rules.ts';

export type SecondPersonNeeds = {
  profiles: Pick<ProfileRepository, 'find' | 'officeMembers'>;
  rules: Pick<PayoutRules, 'PAYOUT_ALONE_DOLLARS' | 'OFFICE_SECOND_FACTOR'>;
};

/** A person who can pay, with the current name in their profile. */
export type PossiblePayer = { id: ArtistId; name: string };

/** Whether a payout is too large for one person alone, judged by the amount that leaves our bank. */
export const isLarge = (
  payout: Pick<Payout, 'micros' | 'tax'>,
  { PAYOUT_ALONE_DOLLARS }: Pick<PayoutRules, 'PAYOUT_ALONE_DOLLARS'>,
): boolean => netMicros(payout) > microsOfCents(PAYOUT_ALONE_DOLLARS * 100);

/**
 * Finds everybody who can pay now: people with the role, an active account and, if one is required, a second factor.
 */
export async function possiblePayers({ profiles, rules }: SecondPersonNeeds): Promise<PossiblePayer[]> {
  const members = (await profiles.officeMembers()).filter(({ role }) => mayOpen('finance', role));
  const found = await Promise.all(members.map(({ artistId }) => profiles.find(artistId, { consistent: true })));
  return found.flatMap((profile) => {
    if (!profile || !mayOpen('finance', profile.role) || profile.status !== 'active' || profile.closedAt) return [];
    if (rules.OFFICE_SECOND_FACTOR === 'required' && !profile.hasSecondFactor) return [];
    return [{ id: profile.id, name: profile.artistName }];
  });
}

/**
 * Returns the people who can pay a large payout, other than the artist who receives it. If there are at least two, two
 * of them are required (product 24.15).
 */
export function requiredPeople(
  payout: Pick<Payout, 'artistId' | 'micros' | 'tax'>,
  payers: readonly PossiblePayer[],
  rules: Pick<PayoutRules, 'PAYOUT_ALONE_DOLLARS'>,
): PossiblePayer[] | undefined {
  const others = payers.filter(({ id }) => id !== payout.artistId);
  return isLarge(payout, rules) && others.length >= 2 ? others : undefined;
}

/**
 * Makes a check of whether somebody may take a step of a payout, which includes the rule of two people. The people who
 * can pay are read once per request. The check returns whether the caller acts alone on a large payout because nobody
 * else can pay it, which the audit records.
 * @throws Problem as from `checkPersons`, from the check
 */
export function secondPersonCheck(needs: SecondPersonNeeds) {
  let payers: Promise<PossiblePayer[]> | undefined;
  return async (
    actor: { artistId: ArtistId },
    payout: Payout,
    to: PayoutState | 'sent',
  ): Promise<{ alone: boolean }> => {
    const alone = isLarge(payout, needs.rules) && actsAlone(actor.artistId, payout, to);
    if (alone) payers ??= possiblePayers(needs);
    const takesTwo = requiredPeople(payout, (await payers) ?? [], needs.rules) !== undefined;
    checkPeople(actor, payout, to, { takesTwo });
    return { alone };
  };
}

/** Converts payouts to the format that the office sees. Each includes the people of whom two are required, if any. */
export async function officePayouts(needs: SecondPersonNeeds, payouts: readonly Payout[]): Promise<OfficePayout[]> {
  const isAsked = (payout: Payout) => isOpen(payout.state) && isLarge(payout, needs.rules);
  const payers = payouts.some(isAsked) ? await possiblePayers(needs) : [];
  return payouts.map((payout) => {
    const two = isAsked(payout) ? requiredPeople(payout, payers, needs.rules) : undefined;
    return { ...officePayout(payout), ...(two && { twoOf: two }) };
  });
}
