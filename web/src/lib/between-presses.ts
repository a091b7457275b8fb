/** A finger's click comes a moment after it was lifted. */
const TAP_MS = 50;
/** Who moves a pointer further than this drags, and does not click. */
const DRAG_PX = 10;
/** Nothing waits for longer, also when the end of a press is never told. */
const LONGEST_MS = 5000;

type Place = { x: number; y: number };

/** In the task after this one: by then the click has come. A timer would wait longer. */
function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
}

/** @param page where pointers are pressed; none where there is no browser */
export function waitingForPresses(page: EventTarget | undefined): (run: () => void) => void {
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
      // One that fails keeps none of the others.
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
    }, LONGEST_MS);
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
  // What the click itself changes is shown at once, before what came while it was pressed.
  on('click', () => {
    isHeld = false;
  });
  return (run) => {
    if (isHeld) held.push(run);
    else run();
  };
}

/**
 * Runs what may move parts of the page: at once, or, while a pointer is pressed, after its click. A button that moves between press and
 * release gets no click. A part that is rendered for another reason meanwhile shows what is known by then.
 */
export const betweenPresses = waitingForPresses(typeof window === 'undefined' ? undefined : window);
