import type { ShownState } from '../../../../shared/splits/split-view.ts';
import { shortDate } from '../../lib/format.ts';
import { messageFor } from '../../lib/problem-message.ts';

/** Whether a party has agreed to their part, as a short label (product 29.3). */
export const partyStateText: Record<ShownState, string> = {
  accepted: 'Accepted',
  invited: 'Invited',
  declined: 'Declined',
  gone: 'Account closed',
  asked: 'Asked',
};

const faults: Record<string, string> = {
  'not-the-whole': 'The parts must add up to 100%.',
  'part-not-whole': 'Each part must be more than 0.',
  'party-twice': 'Somebody is listed twice. Give each address one part.',
  'no-parties': 'Somebody must have a part.',
  oneself: 'This is your own address. Your part is what is left.',
};

export const splitsMessage = messageFor<
  'GET /api/releases/{releaseId}/splits' | 'GET /api/me/splits' | 'GET /api/me/split-invitations'
>({ 'release-not-found': 'This release doesn’t exist.' });

const CHANGED = 'The agreement has changed. Please read it again.';

/** Explains why a proposal was not stored. */
export const proposeMessage = messageFor<'POST /api/releases/{releaseId}/splits'>({
  'release-not-found': 'This release doesn’t exist.',
  'track-not-found': 'A track is no longer on the release. Please reload the page.',
  'split-of-another': 'Only the owner of a track can change its split. Ask them to propose it.',
  'split-wrong': ({ fault }) => faults[String(fault)] ?? 'The parts aren’t valid.',
  'split-too-early': ({ earliest }) =>
    `A split can start on ${shortDate(String(earliest))} at the earliest. Earlier payments stay as they are.`,
  'split-changed': CHANGED,
  'too-many-versions': 'This split can’t be changed any more times. Please contact us.',
  'too-many-invitations': 'You’ve reached today’s limit of invitations. Please continue tomorrow.',
  'address-takes-no-mail': ({ email }) => `Email to ${String(email)} bounces. Please ask for another address.`,
});

export const withdrawMessage = messageFor<'POST /api/releases/{releaseId}/splits/{trackId}/withdraw'>({
  'split-not-found': 'This split doesn’t exist.',
  'split-changed': CHANGED,
  'split-answered': 'There is no pending change.',
});

export const answerMessage = messageFor<'POST /api/me/splits/{trackId}/answer'>({
  'split-not-found': 'This split doesn’t exist, or you have no part of it.',
  'split-changed': CHANGED,
  'split-answered': 'Your answer is no longer needed.',
  'invitation-expired': 'Nobody answered in time. The previous agreement stays in force.',
});

export const sendMessage = messageFor<'POST /api/split-invitations/{invitationId}/send'>({
  'invitation-not-found': 'This invitation is no longer valid.',
  'invitation-sent-lately': 'It was sent a few minutes ago. Please check your inbox, or wait ten minutes.',
  'too-many-invitations': 'You’ve reached today’s limit of invitations. Please continue tomorrow.',
});

const link = {
  'invitation-not-found':
    'This invitation is no longer valid. The agreement may have changed, or a newer email has another link.',
  'invitation-expired': 'This invitation has expired. Ask its sender to send it again.',
  'invitation-answered': ({ state }: Record<string, unknown>) =>
    state === 'accepted' ? 'This invitation has already been accepted.' : 'This invitation was declined.',
  'invitation-for-another':
    'This invitation was sent to a different email address. Sign in with that address to accept it.',
  'split-changed': CHANGED,
  'split-party-already': 'You already have a part of this track.',
};

export const invitationMessage = messageFor<'GET /api/split-invitations/{invitationId}/{token}'>(link);
export const declineMessage = messageFor<'POST /api/split-invitations/{invitationId}/{token}/decline'>(link);
export const acceptMessage = messageFor<'POST /api/split-invitations/{invitationId}/{token}/accept'>(link);
