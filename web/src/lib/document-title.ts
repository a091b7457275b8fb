import { useLayoutEffect } from 'react';
import { brand } from '../../../shared/brand.ts';

/**
 * Sets the tab's title, which screen readers announce on arrival. Each screen has a title in the table of screens. A
 * page about one named thing sets that name here; the screen's title returns when the user leaves the page.
 * @param title undefined or '' while unknown, which leaves the title unchanged
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
