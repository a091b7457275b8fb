import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { InvitationView } from '../../../../shared/splits/split-view.ts';
import { acceptMessage, declineMessage } from '../../data/splits/messages.ts';
import { useAcceptInvitation, useDeclineInvitation } from '../../data/splits/mutations.ts';
import type { InvitationLink } from '../../data/splits/queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notifySuccess } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { link: InvitationLink; invitation: InvitationView; onDeclined: () => void };

/**
 * Answers an invitation. A user who is signed in with the invited email address can accept it; others can sign in or
 * sign up. Anybody with the link can decline (product 29.2).
 */
export function AnswerInvitation({ link, invitation, onDeclined }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isDeclining, setDeclining] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const accepting = useAcceptInvitation(link);
  const declining = useDeclineInvitation(link);
  const accept = useAction(accepting.mutateAsync, {
    done: () => {
      notifySuccess({ title: 'Invitation accepted', text: 'You’ll be paid your part from now on.' });
      void navigate(pathTo('/dashboard/splits'), { replace: true });
    },
    failed: (error) => setRefusal(acceptMessage(error)),
  });
  const decline = useAction(declining.mutateAsync, {
    done: onDeclined,
    failed: (error) => ({ title: 'Not declined', text: declineMessage(error) }),
    settled: () => setDeclining(false),
  });
  const authPath = (tab: 'signin' | 'signup') =>
    `${pathTo('/auth')}?tab=${tab}&redirect=${encodeURIComponent(pathname)}`;
  return (
    <div className="grid gap-4">
      {refusal && <Notice tone="danger" title={refusal} />}
      {session.state === 'visitor' && (
        <p className="text-soft">
          To accept, sign in or sign up with <span className="text-ink">{invitation.email}</span>. You’ll come back
          here.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {session.state === 'signed-in' && (
          <Button
            tone="signal"
            busy={accepting.isPending && 'Accepting…'}
            onClick={() => accept(invitation.agreementsHash)}
          >
            Accept
          </Button>
        )}
        {session.state === 'visitor' && (
          <>
            <Link to={authPath('signup')} className={buttonLook({ tone: 'signal' })}>
              Sign up to accept
            </Link>
            <Link to={authPath('signin')} className={buttonLook()}>
              Sign in to accept
            </Link>
          </>
        )}
        <Button onClick={() => setDeclining(true)}>Decline</Button>
      </div>
      <ConfirmDialog
        open={isDeclining}
        onClose={() => setDeclining(false)}
        title="Decline this invitation?"
        confirm="Decline"
        cancel="Keep it"
        busy={declining.isPending && 'Declining…'}
        onConfirm={() => decline()}
      >
        You won’t get a part of these tracks. {invitation.ownerName} will be told, and can invite you again.
      </ConfirmDialog>
    </div>
  );
}
