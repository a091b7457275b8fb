import { useEffect, useRef } from 'react';
import { notifyFailure } from '../../ui/toast.tsx';
import { refusalTitle } from './save-edit.ts';
import type { SavingState } from './use-saving-field.ts';

/** Whether a field's message is in view. */
function isInView(id: string): boolean {
  const box = document.getElementById(`${id}-note`)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight;
}

/**
 * Shows the error of a rejected edit as a toast while its field is out of view. The toast disappears when the error no
 * longer applies, or when the user leaves the page.
 */
export function useRefusalToast(id: string, state: SavingState): void {
  const refused = state.phase === 'refused' ? state : undefined;
  const message = refused?.message;
  const title = refused && refusalTitle(refused.cause);
  // An error from before the page was opened is shown only at its field.
  const known = useRef(message);
  useEffect(() => {
    if (message === known.current) return;
    known.current = message;
    if (message === undefined || title === undefined || isInView(id)) return;
    return notifyFailure({ title, text: message });
  }, [id, title, message]);
}
