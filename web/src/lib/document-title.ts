import { useLayoutEffect } from 'react';
import { brand } from '../../../shared/brand.ts';

/**
 * Sets the tab's title, which a screen reader also announces on arrival. Each screen has one in the table of screens; a
 * page that shows something with a name sets that name here, and the screen's own title returns when the page is left.
 * @param title undefined or '' while unknown: the title is not changed
 */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined || title === '') return;
    const before = document.title;
    document.title = `${title} · ${brand.name}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
