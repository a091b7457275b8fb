import { Suspense } from 'react';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router-dom';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { preload, preloadPointedLinks } from './preload.ts';
import { partsOf } from './screen-parts.ts';
import { type Screen, screens } from './screens.ts';

preload(window.location.pathname);
preloadPointedLinks();

// Before the page, so that a page that knows a better title has the last word.
function Title({ title }: Pick<Screen, 'title'>) {
  useDocumentTitle(title);
  return null;
}

// What two screens have around them in common stays as it is between them: React finds the same parts in the same places.
function routeOf(screen: Screen): RouteObject {
  const { around, Page } = partsOf(screen);
  const page = {
    path: screen.path,
    element: (
      <>
        <Title title={screen.title} />
        <Page />
      </>
    ),
  };
  return around.reduceRight<RouteObject>((inside, Part) => ({ element: <Part />, children: [inside] }), page);
}

const routes = screens.map(routeOf);

const Screens = () => useRoutes(routes);

export const App = () => (
  <BrowserRouter>
    <Arrival />
    <ErrorBoundary>
      <Suspense fallback={<Spinner />}>
        <Screens />
      </Suspense>
    </ErrorBoundary>
  </BrowserRouter>
);
