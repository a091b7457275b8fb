import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showPlace } from '../needs/show-place.ts';

/** A mail, and the review, lead to a field by the page's address (`?field=`): shown once, then the address is the page's own again. */
export function useFieldOfAddress(): void {
  const [search, setSearch] = useSearchParams();
  const field = search.get('field');
  useEffect(() => {
    if (!field) return;
    setSearch({}, { replace: true });
    // Not while React draws: showing the field draws it.
    queueMicrotask(() => showPlace(field));
  }, [field, setSearch]);
}
