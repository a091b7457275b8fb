import { lazy, Suspense, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { brand } from '../../../shared/brand.ts';
import { useMe } from '../features/accounts/queries.ts';
import { paths } from '../lib/paths.ts';
import { Mark } from '../ui/mark.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SignedInOnly } from './guards.tsx';
import { ShellMenu } from './shell-menu.tsx';

const Drawer = lazy(() => import('../ui/drawer.tsx'));

/** The frame of every protected page: a sidebar from 768 px on, a top bar with a drawer below. */
export default function Shell() {
  return (
    <SignedInOnly>
      <Frame />
    </SignedInOnly>
  );
}

function Frame() {
  const me = useMe();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="md:grid md:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-50 rounded-card bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the page
      </a>
      <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-paper px-4 md:hidden">
        <Wordmark />
        <button
          type="button"
          aria-label="Open menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="grid size-11 place-items-center rounded-card hover:bg-sunken"
        >
          <svg viewBox="0 0 20 20" className="size-5" aria-hidden>
            <path d="M3 6h14M3 13h9" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      </header>
      <aside className="sticky top-0 h-dvh border-r border-line max-md:hidden">
        <div className="flex h-full flex-col gap-8 p-4">
          <Wordmark />
          <ShellMenu me={me.data} />
        </div>
      </aside>
      {open && (
        <Suspense>
          <Drawer open onClose={close} title="Menu">
            <div className="flex h-full flex-col gap-8 p-4">
              <Wordmark />
              <ShellMenu me={me.data} onNavigate={close} />
            </div>
          </Drawer>
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className="min-h-dvh min-w-0">
        <ErrorBoundary>
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}

const Wordmark = () => (
  <Link to={paths.home} className="flex items-center gap-2 px-2 py-1 font-display text-lead font-[680] tracking-tight">
    <Mark className="size-6" />
    {brand.name}
  </Link>
);
