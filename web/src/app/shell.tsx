import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useMe } from '../data/accounts/queries.ts';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { usePendingSignIn } from '../lib/request-sign-in.ts';
import { useSession } from '../lib/use-session.ts';
import { useShortcuts } from '../lib/use-shortcuts.ts';
import { classes } from '../ui/classes.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SignedInOnly } from './guards.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { PlayerDock } from './player-dock.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';
import { UploadDock } from './upload-dock.tsx';
import { useLiveNews } from './use-live-news.ts';

const Palette = lazyDialog(() => import('./palette.tsx'));
const SignInAgainDialog = lazyWithRetry(() => import('../features/auth/sign-in-again-dialog.tsx'));
const FreshSignInDialog = lazyDialog(() => import('../features/auth/fresh-sign-in-dialog.tsx'));
const ShortcutsHelp = lazyDialog(() => import('./shortcuts-help.tsx'));

/** The frame of every protected page: a sidebar from 768 px, and a top bar with a drawer below that width. */
export default function Shell() {
  return (
    <SignedInOnly>
      <Frame />
    </SignedInOnly>
  );
}

type Opened = 'menu' | 'palette' | 'shortcuts';

const isNarrow = () => window.matchMedia('(width < 48rem)').matches;

function Frame() {
  const me = useMe();
  useLiveNews();
  const sidebar = useSidebar();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  useShortcuts({
    'mod+b': () => (isNarrow() ? setOpened((now) => (now === 'menu' ? undefined : 'menu')) : sidebar.toggle()),
    'mod+k': () => setOpened((now) => (now === 'palette' ? undefined : 'palette')),
    '?': () => setOpened('shortcuts'),
  });
  return (
    <div
      className={classes(
        'md:grid print:block',
        sidebar.collapsed ? 'md:grid-cols-[3rem_minmax(0,1fr)]' : 'md:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      <a
        href="#main"
        className="sr-only z-50 rounded-card bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <MobileBar
        me={me.data}
        open={opened === 'menu'}
        onOpen={() => setOpened('menu')}
        onClose={close}
        onSearch={() => setOpened('palette')}
      />
      <Sidebar
        me={me.data}
        collapsed={sidebar.collapsed}
        onToggle={sidebar.toggle}
        onSearch={() => setOpened('palette')}
      />
      <div className="min-w-0">
        <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-var(--player))]">
          <ConnectionNotice />
          <ErrorBoundary>
            <Suspense fallback={<Spinner />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <PlayerDock />
        <UploadDock />
      </div>
      <SignInAgain />
      <FreshSignIn />
      {opened === 'palette' && (
        <Palette
          role={me.data?.role}
          onClose={close}
          onToggleSidebar={sidebar.toggle}
          onShortcuts={() => setOpened('shortcuts')}
        />
      )}
      {opened === 'shortcuts' && <ShortcutsHelp onClose={close} />}
    </div>
  );
}

/** Asks for a new sign-in over the page if the session ended while the page was open. */
function SignInAgain() {
  const session = useSession();
  if (session.state !== 'signed-in' || !session.hasEnded) return null;
  return (
    <Suspense>
      <SignInAgainDialog email={session.user.email} />
    </Suspense>
  );
}

/** Asks for a new sign-in over the page when one of its requests needs one. */
function FreshSignIn() {
  const session = useSession();
  const pending = usePendingSignIn();
  if (!pending || session.state !== 'signed-in' || session.hasEnded) return null;
  const { purpose, asksCode, settle } = pending;
  return (
    <FreshSignInDialog
      email={session.user.email}
      purpose={purpose}
      asksCode={asksCode}
      onSignedIn={() => settle(true)}
      onClose={() => settle(false)}
    />
  );
}
