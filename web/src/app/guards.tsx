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

/** Sends a visitor to sign-in, and back to the requested page afterwards (product 2.2). */
export function SignedInOnly({ children }: Props) {
  const session = useSession();
  const location = useLocation();
  if (session.state === 'checking') return <Spinner />;
  if (session.state === 'unreachable') {
    return (
      <main className="mx-auto max-w-lg px-6 py-24">
        <LoadFailed message="We couldn’t check whether you’re signed in." onRetry={() => void recheckSession()} />
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

/** Hides an office page from users whose role may not open it. The server checks again on every call (product 2.3). */
export function OfficeOnly({ access, children }: Props & { access: OfficeAccess }) {
  const me = useMe();
  // Redirects only when the profile is loaded: a late or lost response says nothing about the role.
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
