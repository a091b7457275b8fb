/** Who holds a pointer down for longer than this drags or selects, and does not click. */
const LONGEST_MS = 2000;
/** A finger's click comes a moment after it was lifted. */
const TAP_MS = 50;

const held: (() => void)[] = [];
let isPressed = false;
let capTimer: ReturnType<typeof setTimeout> | undefined;

function letGo(): void {
  isPressed = false;
  for (const run of held.splice(0)) run();
}

/** In the task after this one: by then the click has come. A timer would wait longer. */
function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
}

/** Each press ends what an earlier one began. */
let press = 0;

if (typeof window !== 'undefined') {
  const listen = (type: 'pointerdown' | 'click' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
    window.addEventListener(type, run, { capture: true, passive: true });
  listen('pointerdown', () => {
    const own = ++press;
    isPressed = true;
    clearTimeout(capTimer);
    capTimer = setTimeout(() => own === press && letGo(), LONGEST_MS);
  });
  const end = ({ pointerType }: PointerEvent) => {
    const own = press;
    const letGoOfOwn = () => own === press && letGo();
    if (pointerType === 'mouse') inNextTask(letGoOfOwn);
    else setTimeout(letGoOfOwn, TAP_MS);
  };
  // What the click itself changes is shown at once.
  listen('click', () => {
    isPressed = false;
  });
  listen('pointerup', end);
  listen('pointercancel', end);
}

/**
 * Runs what may move parts of the page: at once, or, while a pointer is pressed, after its click. Between press and click a button must
 * not move: the click would be nobody's.
 */
export function betweenPresses(run: () => void): void {
  if (isPressed) held.push(run);
  else run();
}
