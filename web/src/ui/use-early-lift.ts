import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';

/**
 * The handlers of a handle whose list cannot move it yet: lifting it by key, finger or mouse is kept, and done again as
 * soon as the list can. A finger that has let go meanwhile lifts nothing.
 */
export function useEarlyLift(canMove: boolean) {
  const kept = useRef<{ handle: HTMLElement; event: Event }>(undefined);
  useEffect(() => {
    const lift = kept.current;
    if (!canMove || !lift) return;
    kept.current = undefined;
    const { handle, event } = lift;
    const Kind = event.constructor as new (type: string, init: Event) => Event;
    // After what says aloud that it is lifted stands on the page too.
    const timer = setTimeout(() => handle.dispatchEvent(new Kind(event.type, event)));
    return () => clearTimeout(timer);
  }, [canMove]);

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.code !== 'Space' && event.code !== 'Enter') return;
      event.preventDefault();
      kept.current = { handle: event.currentTarget, event: event.nativeEvent };
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      kept.current = { handle: event.currentTarget, event: event.nativeEvent };
      const letGo = () => {
        kept.current = undefined;
      };
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { once: true });
    },
  };
}
