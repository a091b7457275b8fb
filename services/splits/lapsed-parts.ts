import { type Agreement, partiesOf } from './agreement.ts';
import { declineParts } from './answer-invitation.ts';
import type { SplitInvitationRepository } from './split-invitation-repository.ts';

type Given = {
  /** Whom the owner names from now on, in small letters. */
  emails: readonly string[];
  invitations: Pick<SplitInvitationRepository, 'find'>;
  now: Date;
};

/**
 * Agreements with the parts declined of people who did not answer in time, and whom their owner does not name any more
 * (product 29.3). While their invitation stands, the part is still theirs to accept.
 */
export async function withLapsedParts(agreements: readonly Agreement[], given: Given): Promise<Agreement[]> {
  const { emails, invitations, now } = given;
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
