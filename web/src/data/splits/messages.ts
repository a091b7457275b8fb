import type { ShownState } from '../../../../shared/splits/split-view.ts';
import { shortDate } from '../../lib/format.ts';
import { messageFor } from '../../lib/problem-message.ts';

/** Whether somebody has agreed to have a part, in a word (product 29.3). */
export const partyStateText: Record<ShownState, string> = {
  accepted: 'Accepted',
  invited: 'Invited',
  declined: 'Declined',
  gone: 'Account closed',
  asked: 'Asked',
};

const faults: Record<string, string> = {
  'not-the-whole': 'The parts must be 100% together.',
  'part-not-whole': 'Each part must be more than 0.',
  'party-twice': 'Somebody stands there twice. Give each address one part.',
  'no-parties': 'Somebody must have a part.',
  oneself: 'This is your own address. Your part is what is left.',
};

export const splitsMessage = messageFor<
  'GET /api/releases/{releaseId}/splits' | 'GET /api/me/splits' | 'GET /api/me/split-invitations'
>({ 'release-not-found': 'There is no such release.' });

const CHANGED = 'The agreement was changed meanwhile. Please read it again.';

/** Why nothing was proposed. */
export const proposeMessage = messageFor<'POST /api/releases/{releaseId}/splits'>({
  'release-not-found': 'There is no such release.',
  'track-not-found': 'A track is not on the release any more. Please load the page again.',
  'split-of-another': 'Only the owner of a track can change its split. Ask them to propose it.',
  'split-wrong': ({ fault }) => faults[String(fault)] ?? 'The parts are not right.',
  'split-too-early': ({ earliest }) =>
    `A split counts from ${shortDate(String(earliest))} at the earliest. What was paid before stays as it was.`,
  'split-changed': CHANGED,
  'too-many-versions': 'This split was changed as often as it can be. Please write to us.',
  'too-many-invitations': 'You have invited as many people as you may on one day. Please go on tomorrow.',
  'address-takes-no-mail': ({ email }) => `Mail to ${String(email)} comes back. Please ask for another address.`,
});

export const withdrawMessage = messageFor<'POST /api/releases/{releaseId}/splits/{trackId}/withdraw'>({
  'split-not-found': 'There is no such split.',
  'split-changed': CHANGED,
  'split-answered': 'Nothing waits there any more.',
});

export const answerMessage = messageFor<'POST /api/me/splits/{trackId}/answer'>({
  'split-not-found': 'There is no such split, or you have no part of it.',
  'split-changed': CHANGED,
  'split-answered': 'Nothing is asked of you there any more.',
  'invitation-expired': 'Nobody answered in time. What was agreed before stays.',
});

export const sendMessage = messageFor<'POST /api/split-invitations/{invitationId}/send'>({
  'invitation-not-found': 'This invitation does not stand any more.',
  'invitation-sent-lately': 'It was sent a few minutes ago. Please look into the mailbox, or wait ten minutes.',
  'too-many-invitations': 'You have sent as many invitations as you may on one day. Please go on tomorrow.',
});

const link = {
  'invitation-not-found':
    'This invitation does not stand any more. The agreement may have been changed, or a newer mail has another link.',
  'invitation-expired': 'This invitation was not answered in time. Ask its owner to send it again.',
  'invitation-answered': ({ state }: Record<string, unknown>) =>
    state === 'accepted' ? 'This invitation is accepted already.' : 'This invitation was declined.',
  'invitation-for-another':
    'This invitation went to another e-mail address than the one of your account. Sign in with that address to accept it.',
  'split-changed': CHANGED,
  'split-party-already': 'You have a part of this track already.',
};

export const invitationMessage = messageFor<'GET /api/split-invitations/{invitationId}/{token}'>(link);
export const declineMessage = messageFor<'POST /api/split-invitations/{invitationId}/{token}/decline'>(link);
export const acceptMessage = messageFor<'POST /api/split-invitations/{invitationId}/{token}/accept'>(link);
