/** How long to wait for the click of a touch, which comes a moment after the finger is lifted. */
const TAP_MS = 50;
/** How far a pressed pointer must move to drag instead of click. */
const DRAG_PX = 10;
/** The maximum wait, in case the browser never reports the end of a press. */
const MAX_WAIT_MS = 5000;

type Place = { x: number; y: number };

/** Runs a function in the next task, by which time the click has arrived. A timer would take longer. */
function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
}

/** @param page where pointers are pressed; undefined outside a browser */
export function createBetweenPresses(page: EventTarget | undefined): (run: () => void) => void {
  const held: (() => void)[] = [];
  const pressed = new Map<number, Place>();
  let isHeld = false;
  let longest: ReturnType<typeof setTimeout> | undefined;

  function letGo(): void {
    isHeld = false;
    const run = held.shift();
    if (!run) return;
    try {
      run();
    } finally {
      // An error in one callback must not prevent the others.
      letGo();
    }
  }
  const letGoIfNonePressed = () => {
    if (pressed.size === 0) letGo();
  };
  const on = (type: string, run: (event: PointerEvent) => void) =>
    page?.addEventListener(type, (event) => run(event as PointerEvent), { capture: true, passive: true });

  on('pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    pressed.set(pointerId, { x, y });
    isHeld = true;
    clearTimeout(longest);
    longest = setTimeout(() => {
      pressed.clear();
      letGo();
    }, MAX_WAIT_MS);
  });
  on('pointerup', ({ pointerId, pointerType, clientX, clientY }) => {
    const { x = clientX, y = clientY } = pressed.get(pointerId) ?? {};
    pressed.delete(pointerId);
    if (Math.hypot(clientX - x, clientY - y) > DRAG_PX) letGoIfNonePressed();
    else if (pointerType === 'mouse') inNextTask(letGoIfNonePressed);
    else setTimeout(letGoIfNonePressed, TAP_MS);
  });
  on('pointercancel', ({ pointerId }) => {
    pressed.delete(pointerId);
    letGoIfNonePressed();
  });
  // Shows the click's own changes before the updates that waited for the click.
  on('click', () => {
    isHeld = false;
  });
  return (run) => {
    if (isHeld) held.push(run);
    else run();
  };
}

/**
 * Runs an update that may move parts of the page. While a pointer is pressed, the update waits for the click, because a
 * button that moves between press and release does not receive the click. A component that re-renders for another
 * reason shows the current state anyway.
 */
export const betweenPresses = createBetweenPresses(typeof window === 'undefined' ? undefined : window);
