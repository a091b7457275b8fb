import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showTarget } from '../needs/show-target.ts';

/**
 * Shows the field named in the page's URL (`?field=`) once, and then removes it from the URL. Emails and the review
 * page link to fields in this way.
 */
export function useFieldFromUrl(): void {
  const [search, setSearch] = useSearchParams();
  const field = search.get('field');
  useEffect(() => {
    if (!field) return;
    setSearch({}, { replace: true });
    // Deferred until React has finished rendering, because showing the field renders it synchronously.
    queueMicrotask(() => showTarget(field));
  }, [field, setSearch]);
}
