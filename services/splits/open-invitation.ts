import { Problem } from '../../shared/contract/problem.ts';
import type { SplitInvitationId } from '../../shared/ids.ts';
import { isTokenOf } from '../platform/link-token.ts';
import type { Agreement } from './agreement.ts';
import { openAgreements } from './answer-invitation.ts';
import type { Invitation } from './invitation.ts';
import type { SplitInvitationRepository } from './split-invitation-repository.ts';
import type { SplitRepository } from './split-repository.ts';

type Needs = { splits: SplitRepository; invitations: SplitInvitationRepository; now: () => Date };

/**
 * Finds the invitation for a link, with the agreements in which it is open.
 * @throws Problem `invitation-not-found`, even for a wrong token, or if the owner has since changed every track;
 * `invitation-answered` with the answer; `invitation-expired`
 */
export async function openInvitation(
  { splits, invitations, now }: Needs,
  { invitationId, token }: { invitationId: SplitInvitationId; token: string },
): Promise<{ invitation: Invitation; agreements: Agreement[] }> {
  const invitation = await invitations.find(invitationId);
  if (!invitation || !isTokenOf(token, invitation.tokenDigest)) throw new Problem('invitation-not-found');
  if (invitation.state !== 'open') throw new Problem('invitation-answered', { state: invitation.state });
  if (Date.parse(invitation.expiresAt) <= now().getTime()) throw new Problem('invitation-expired');
  const agreements = openAgreements(await splits.findMany(invitation.trackIds), invitationId);
  if (agreements.length === 0) throw new Problem('invitation-not-found');
  return { invitation, agreements };
}
