import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import {
  Admin,
  AdminFrame,
  AdminPayments,
  AdminRelease,
  AdminReleases,
  Analytics,
  Auth,
  AuthFrame,
  Balance,
  Dashboard,
  Home,
  LocalKit,
  NewRelease,
  NotFound,
  Profile,
  Providers,
  preload,
  preloadPointedLinks,
  Release,
  Releases,
  Shell,
  ToastFrame,
} from './pages.ts';

preload(window.location.pathname);
preloadPointedLinks();

/** The route table of S1 section 2, as far as it exists. The guards stand in the frames. */
export const App = () => (
  <BrowserRouter>
    <Arrival />
    <ErrorBoundary>
      <Suspense fallback={<Spinner />}>
        <Routes>
          <Route path={paths.home} element={<Home />} />
          <Route element={<ToastFrame />}>
            <Route path={paths.localKit} element={<LocalKit />} />
            <Route element={<AuthFrame />}>
              <Route path={paths.auth} element={<Auth />} />
            </Route>
            <Route element={<Providers />}>
              <Route element={<Shell />}>
                <Route path={paths.dashboard} element={<Dashboard />} />
                <Route path={paths.releases} element={<Releases />} />
                <Route path={paths.releasesShort} element={<Releases />} />
                <Route path={paths.release(':releaseId')} element={<Release />} />
                <Route path={paths.newRelease} element={<NewRelease />} />
                <Route path={paths.analytics} element={<Analytics />} />
                <Route path={paths.balance} element={<Balance />} />
                <Route path={paths.profile} element={<Profile />} />
                <Route path={paths.settings} element={<Navigate replace to={paths.profile} />} />
                <Route element={<AdminFrame />}>
                  <Route path={paths.admin} element={<Admin />} />
                  <Route path={paths.adminReleases} element={<AdminReleases />} />
                  <Route path={paths.adminPayments} element={<AdminPayments />} />
                  <Route path={paths.adminRelease(':artistId', ':releaseId')} element={<AdminRelease />} />
                </Route>
              </Route>
            </Route>
          </Route>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  </BrowserRouter>
);
