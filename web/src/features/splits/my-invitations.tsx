import { toPercent } from '../../../../shared/splits/part-in-percent.ts';
import type { InvitationView } from '../../../../shared/splits/split-view.ts';
import { shortDate } from '../../lib/format.ts';
import { ResendInvitation } from './resend-invitation.tsx';

/** The offered share, or the range from the smallest to the largest. */
function offeredParts({ splits }: InvitationView): string {
  const parts = splits.flatMap(({ versions, proposed }) =>
    [...versions, ...(proposed ? [proposed] : [])].flatMap(({ parties }) =>
      parties.flatMap((party) => (party.isYou ? [party.parts] : [])),
    ),
  );
  const [least, most] = [Math.min(...parts), Math.max(...parts)];
  return least === most ? toPercent(most) : `${toPercent(least)} to ${toPercent(most)}`;
}

/** The user's open invitations. Accepting requires the emailed link, which proves that the mailbox is theirs. */
export const MyInvitations = ({ invitations }: { invitations: readonly InvitationView[] }) => (
  <ul className="w-full border-b border-line">
    {invitations.map((invitation) => (
      <li
        key={invitation.invitationId}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-3"
      >
        <div className="grid min-w-0">
          <p className="font-[560] [overflow-wrap:anywhere]">
            {invitation.ownerName} offers you {offeredParts(invitation)}
          </p>
          <p className="text-small text-soft [overflow-wrap:anywhere]">
            {invitation.releaseTitle}: {invitation.splits.map(({ title }) => title).join(', ')}. Answer until{' '}
            {shortDate(invitation.expiresAt)}.
          </p>
        </div>
        <ResendInvitation
          invitationId={invitation.invitationId}
          email={invitation.email}
          label="Email me the link again"
        />
      </li>
    ))}
  </ul>
);
