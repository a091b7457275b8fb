import { useSearchParams } from 'react-router-dom';
import { knownEmail } from '../../lib/known-email.ts';
import { useSession } from '../../lib/use-session.ts';
import { Notice } from '../../ui/notice.tsx';

/** Explains to a redirected visitor why they have to sign in, and what happened to unsaved text. */
export default function SignInReason() {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.state === 'visitor' && session.why === 'ended') {
    return (
      <Notice title="You were signed out. What you typed is kept.">
        You were signed out, here or in another window. Sign in to go back to where you were.
      </Notice>
    );
  }
  if (!query.has('redirect')) return null;
  return knownEmail() ? (
    <Notice title="Your session has ended">Sign in to go to the page you asked for.</Notice>
  ) : (
    <Notice title="This page needs you to sign in">You’ll go there right after.</Notice>
  );
}
