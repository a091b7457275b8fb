import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';

/**
 * Handlers for a handle whose list cannot move it yet. Queues a lift by key, finger or mouse, and replays it as soon as
 * the list is ready. A pointer that has been released in the meantime lifts nothing.
 */
export function useEarlyLift(canMove: boolean) {
  const kept = useRef<{ handle: HTMLElement; copy: () => Event }>(undefined);
  useEffect(() => {
    const lift = kept.current;
    if (!canMove || !lift) return;
    kept.current = undefined;
    // Delayed, so that the element that announces the lift is mounted too.
    const timer = setTimeout(() => lift.handle.dispatchEvent(lift.copy()));
    return () => clearTimeout(timer);
  }, [canMove]);

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.code !== 'Space' && event.code !== 'Enter') return;
      event.preventDefault();
      const { currentTarget: handle, nativeEvent } = event;
      kept.current = { handle, copy: () => new window.KeyboardEvent(nativeEvent.type, nativeEvent) };
    },
    onPointerDown({ currentTarget: handle, nativeEvent }: PointerEvent<HTMLElement>) {
      kept.current = { handle, copy: () => new window.PointerEvent(nativeEvent.type, nativeEvent) };
      const letGo = () => {
        kept.current = undefined;
      };
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { once: true });
    },
  };
}
