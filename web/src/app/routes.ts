import { createElement, Fragment } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useDocumentTitle } from '../lib/document-title.ts';
import { partsOf } from './screen-parts.ts';
import { type Screen, screens } from './screens.ts';

// Before the page, so that a page that knows a better title has the last word.
function Title({ title }: Pick<Screen, 'title'>) {
  useDocumentTitle(title);
  return null;
}

// What two screens have around them in common stays as it is between them: React finds the same parts in the same places.
function routeOf(screen: Screen): RouteObject {
  const { around, Page } = partsOf(screen);
  const page = createElement(Fragment, null, createElement(Title, screen), createElement(Page));
  return around.reduceRight<RouteObject>((inside, Part) => ({ element: createElement(Part), children: [inside] }), {
    path: screen.path,
    element: page,
  });
}

/** The table of screens, as the router takes it. */
export const routes = screens.map(routeOf);
