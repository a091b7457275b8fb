import { Problem } from '../../shared/contract/problem.ts';
import type { SplitInvitationId } from '../../shared/ids.ts';
import { isTokenOf } from '../platform/link-token.ts';
import type { Agreement } from './agreement.ts';
import { openTo } from './answer-invitation.ts';
import type { Invitation } from './invitation.ts';
import type { SplitInvitationRepository } from './split-invitation-repository.ts';
import type { SplitRepository } from './split-repository.ts';

type Needs = { splits: SplitRepository; invitations: SplitInvitationRepository; now: () => Date };

/**
 * The invitation that a link opens, with the agreements in which it stands.
 * @throws Problem `invitation-not-found` also for a wrong token, and when the owner has changed every track since;
 * `invitation-answered` with how; `invitation-expired`
 */
export async function openInvitation(
  { splits, invitations, now }: Needs,
  { invitationId, token }: { invitationId: SplitInvitationId; token: string },
): Promise<{ invitation: Invitation; agreements: Agreement[] }> {
  const invitation = await invitations.find(invitationId);
  if (!invitation || !isTokenOf(token, invitation.tokenDigest)) throw new Problem('invitation-not-found');
  if (invitation.state !== 'open') throw new Problem('invitation-answered', { state: invitation.state });
  if (Date.parse(invitation.expiresAt) <= now().getTime()) throw new Problem('invitation-expired');
  const agreements = openTo(await splits.findMany(invitation.trackIds), invitationId);
  if (agreements.length === 0) throw new Problem('invitation-not-found');
  return { invitation, agreements };
}
