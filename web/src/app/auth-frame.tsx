import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { redirectTarget } from '../lib/redirect.ts';
import { useSession } from '../lib/use-session.ts';
import { Spinner } from '../ui/spinner.tsx';

/**
 * The guard of /auth: sends a user who is already signed in on to the target (product 2.4). Separate from the other
 * guards, so that this page loads nothing that calls the server.
 */
export default function AuthFrame() {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.state === 'checking') return <Spinner />;
  if (session.state === 'signed-in') return <Navigate replace to={redirectTarget(query.get('redirect'))} />;
  return <Outlet />;
}
