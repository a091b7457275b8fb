import { useLayoutEffect } from 'react';
import { brand } from '../../../shared/brand.ts';

/**
 * The title of the tab, also what a screen reader says on arrival. Each screen has one in the table of screens; a page that knows a better
 * one, the name of what it shows, says it here when it knows it, and gives way to the screen's when it leaves.
 * @param title undefined or '': not known, the title stays as it is
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
