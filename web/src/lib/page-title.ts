import { useEffect } from 'react';
import { brand } from '../../../shared/brand.ts';

/** The title of the tab, also what a screen reader says on arrival. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}
