import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/** Keys that move, drop or return a lifted item. */
const CODES = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Tab', 'Escape'];

/**
 * Makes dnd-kit's keyboard sensor keep early keys. The sensor starts to listen in a timer after lifting, so on a busy
 * machine it lost a fast user's first arrow key. Such keys are queued here and replayed.
 */
export class KeyboardLift extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent) => {
      if (!CODES.includes(event.code)) return;
      event.preventDefault();
      event.stopPropagation();
      early.push(event);
    };
    // Listens in the capture phase, because the key that lifts the item is still bubbling and must not be queued.
    document.addEventListener('keydown', keep, true);
    setTimeout(() => {
      document.removeEventListener('keydown', keep, true);
      // Each key must see the page as the previous key left it.
      for (const event of early)
        flushSync(() => void event.target?.dispatchEvent(new KeyboardEvent(event.type, event)));
    });
  }
}
