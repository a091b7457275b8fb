import { useCallback, useEffect, useRef } from 'react';
import { notifyFailure, type RemoveToast } from './toast.tsx';

/** The toast for a failed action. It disappears with the next attempt, and when the component is unmounted. */
export function useFailureToast() {
  const shown = useRef<RemoveToast>(undefined);
  const takeAway = useCallback(() => {
    shown.current?.();
    shown.current = undefined;
  }, []);
  const show = useCallback((failure: Parameters<typeof notifyFailure>[0]) => {
    shown.current = notifyFailure(failure);
  }, []);
  useEffect(() => takeAway, [takeAway]);
  return { show, takeAway };
}
