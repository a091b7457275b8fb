import { createElement, Fragment } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useDocumentTitle } from '../lib/document-title.ts';
import { partsOf } from './screen-parts.ts';
import { type Screen, screens } from './screens.ts';

// The title is rendered before the page, so that a page with a better title overrides it.
function Title({ title }: Pick<Screen, 'title'>) {
  useDocumentTitle(title);
  return null;
}

// Two screens with the same frames keep them mounted, because React finds the same components in the same places.
function routeOf(screen: Screen): RouteObject {
  const { around, Page } = partsOf(screen);
  const page = createElement(Fragment, null, createElement(Title, screen), createElement(Page));
  return around.reduceRight<RouteObject>((inside, Part) => ({ element: createElement(Part), children: [inside] }), {
    path: screen.path,
    element: page,
  });
}

/** The table of screens as router routes. */
export const routes = screens.map(routeOf);
