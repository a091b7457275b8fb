import { Suspense } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { preload, preloadPointedLinks } from './preload.ts';
import { routes } from './routes.ts';
import { ScrollAndFocus } from './scroll-and-focus.tsx';

/** Resolves when everything that the current URL needs is loaded. */
export const firstScreenLoaded = preload(window.location.pathname);
preloadPointedLinks();

const Screens = () => useRoutes(routes);

export const App = () => (
  <BrowserRouter>
    <ScrollAndFocus />
    <ErrorBoundary>
      <Suspense fallback={<Spinner />}>
        <Screens />
      </Suspense>
    </ErrorBoundary>
  </BrowserRouter>
);
