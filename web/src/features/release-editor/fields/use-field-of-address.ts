import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showPlace } from '../needs/show-place.ts';

/**
 * Shows the field of the page's address (`?field=`), to which an email or the review leads, once; then restores the
 * page's own address.
 */
export function useFieldOfAddress(): void {
  const [search, setSearch] = useSearchParams();
  const field = search.get('field');
  useEffect(() => {
    if (!field) return;
    setSearch({}, { replace: true });
    // Not during React's render: showing the field renders it.
    queueMicrotask(() => showPlace(field));
  }, [field, setSearch]);
}
