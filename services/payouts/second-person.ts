import { mayOpen } from '../../shared/accounts/office-role.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { microsOfCents } from '../../shared/money.ts';
import { isAlone } from '../../shared/payouts/is-alone.ts';
import type { OfficePayout } from '../../shared/payouts/payout.ts';
import { isOpen, type PayoutState } from '../../shared/payouts/payout-state.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import { checkPersons } from './check-payer.ts';
import { netOf, officePayout, type Payout } from './payout.ts';
import type { PayoutRules } from './payout-rules.ts';

export type SecondPersonNeeds = {
  profiles: Pick<ProfileRepository, 'find' | 'officeMembers'>;
  rules: Pick<PayoutRules, 'PAYOUT_ALONE_DOLLARS' | 'OFFICE_SECOND_FACTOR'>;
};

/** Somebody who can pay, by the name that their profile has now. */
export type PossiblePayer = { id: ArtistId; name: string };

/** Whether a payout is larger than what one person pays alone: what counts is what leaves our bank. */
export const isLarge = (
  payout: Pick<Payout, 'micros' | 'tax'>,
  { PAYOUT_ALONE_DOLLARS }: Pick<PayoutRules, 'PAYOUT_ALONE_DOLLARS'>,
): boolean => netOf(payout) > microsOfCents(PAYOUT_ALONE_DOLLARS * 100);

/** Everybody who can pay now: their role allows it, their account is active, and has a second factor where one is required. */
export async function possiblePayers({ profiles, rules }: SecondPersonNeeds): Promise<PossiblePayer[]> {
  const members = (await profiles.officeMembers()).filter(({ role }) => mayOpen('finance', role));
  const found = await Promise.all(members.map(({ artistId }) => profiles.find(artistId, { consistent: true })));
  return found.flatMap((profile) => {
    if (!profile || !mayOpen('finance', profile.role) || profile.status !== 'active' || profile.closedAt) return [];
    if (rules.OFFICE_SECOND_FACTOR === 'required' && !profile.hasSecondFactor) return [];
    return [{ id: profile.id, name: profile.artistName }];
  });
}

/** Those who can pay a large payout, never its own artist, if they are two or more: then it takes two of them (product 24.15). */
export function twoOf(
  payout: Pick<Payout, 'artistId' | 'micros' | 'tax'>,
  payers: readonly PossiblePayer[],
  rules: Pick<PayoutRules, 'PAYOUT_ALONE_DOLLARS'>,
): PossiblePayer[] | undefined {
  const others = payers.filter(({ id }) => id !== payout.artistId);
  return isLarge(payout, rules) && others.length >= 2 ? others : undefined;
}

/**
 * The check that somebody may take a step of a payout, also where that takes a second person. Who can pay is read once for all of one request.
 * It answers whether they act alone in what would take two, because nobody else can pay it: the audit says so.
 * @throws Problem as `checkPersons` does, from the check
 */
export function secondPersonCheck(needs: SecondPersonNeeds) {
  let payers: Promise<PossiblePayer[]> | undefined;
  return async (
    actor: { artistId: ArtistId },
    payout: Payout,
    to: PayoutState | 'sent',
  ): Promise<{ alone: boolean }> => {
    const alone = isLarge(payout, needs.rules) && isAlone(actor.artistId, payout, to);
    if (alone) payers ??= possiblePayers(needs);
    const takesTwo = twoOf(payout, (await payers) ?? [], needs.rules) !== undefined;
    checkPersons(actor, payout, to, { takesTwo });
    return { alone };
  };
}

/** Payouts for the office, each with the people of whom it takes two. */
export async function officePayouts(needs: SecondPersonNeeds, payouts: readonly Payout[]): Promise<OfficePayout[]> {
  const isAsked = (payout: Payout) => isOpen(payout.state) && isLarge(payout, needs.rules);
  const payers = payouts.some(isAsked) ? await possiblePayers(needs) : [];
  return payouts.map((payout) => {
    const two = isAsked(payout) ? twoOf(payout, payers, needs.rules) : undefined;
    return { ...officePayout(payout), ...(two && { twoOf: two }) };
  });
}
