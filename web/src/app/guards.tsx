import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { mayOpen, type OfficeAccess } from '../../../shared/accounts/office-role.ts';
import { meMessage } from '../data/accounts/messages.ts';
import { useMe } from '../data/accounts/queries.ts';
import { knownEmail } from '../lib/known-email.ts';
import { pathTo } from '../lib/paths.ts';
import { signInPath } from '../lib/redirect.ts';
import { recheckSession } from '../lib/session.ts';
import { useSession } from '../lib/use-session.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Spinner } from '../ui/spinner.tsx';

type Props = { children: ReactNode };

/** A visitor goes to sign-in and comes back to where he wanted to go (product 2.2). */
export function SignedInOnly({ children }: Props) {
  const session = useSession();
  const location = useLocation();
  if (session.state === 'checking') return <Spinner />;
  if (session.state === 'unreachable') {
    return (
      <main className="mx-auto max-w-lg px-6 py-24">
        <LoadFailed message="We could not check whether you are signed in." onRetry={() => void recheckSession()} />
      </main>
    );
  }
  if (session.state === 'visitor') {
    return (
      <Navigate
        replace
        to={session.why === 'signed-out' ? `${pathTo('/auth')}?tab=signin` : signInPath(location, knownEmail() !== '')}
      />
    );
  }
  return children;
}

/** Hides a page of the office from whoever has no role that opens it; the server asks again on every call (product 2.3). */
export function OfficeOnly({ access, children }: Props & { access: OfficeAccess }) {
  const me = useMe();
  // Only the profile itself sends somebody away: an answer that is late or lost says nothing about who asks.
  if (me.data) return mayOpen(access, me.data.role) ? children : <Navigate replace to={pathTo('/dashboard')} />;
  if (!me.isError) return <Spinner />;
  return (
    <div className="mx-auto max-w-lg px-6 py-24">
      <LoadFailed
        message={`Failed to load profile data. ${meMessage(me.error)}`}
        onRetry={() => void me.refetch()}
        busy={me.isFetching}
      />
    </div>
  );
}
