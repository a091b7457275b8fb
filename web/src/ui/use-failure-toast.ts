import { useCallback, useEffect, useRef } from 'react';
import { notifyFailure, type TakeAway } from './toast.tsx';

/** The toast of an action that failed. It disappears with the next try, and when the action's place is left. */
export function useFailureToast() {
  const shown = useRef<TakeAway>(undefined);
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
