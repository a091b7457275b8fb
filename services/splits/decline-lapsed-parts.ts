import { type Agreement, partiesOf } from './agreement.ts';
import { declineParts } from './answer-invitation.ts';
import type { SplitInvitationRepository } from './split-invitation-repository.ts';

type NewProposal = {
  /** The email addresses in the owner's new proposal, in lower case. */
  emails: readonly string[];
  invitations: Pick<SplitInvitationRepository, 'find'>;
  now: Date;
};

/**
 * Declines the parts of people who did not answer in time and whom the owner no longer names (product 29.3). People
 * whose invitation is still open can accept, so their parts stay.
 */
export async function declineLapsedParts(
  agreements: readonly Agreement[],
  proposal: NewProposal,
): Promise<Agreement[]> {
  const { emails, invitations, now } = proposal;
  const leftOut = agreements
    .flatMap(partiesOf)
    .flatMap(({ state, email, invitationId }) =>
      state === 'invited' && invitationId && !emails.includes(email) ? [invitationId] : [],
    );
  let after = [...agreements];
  for (const invitationId of new Set(leftOut)) {
    const invitation = await invitations.find(invitationId);
    if (invitation && Date.parse(invitation.expiresAt) > now.getTime()) continue;
    after = after.map((agreement) => declineParts(agreement, invitationId));
  }
  return after;
}
