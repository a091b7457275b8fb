import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/** What moves an item that is lifted, puts it down or takes it back. */
const CODES = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Tab', 'Escape'];

/**
 * dnd-kit's sensor hears keys from the next timer after lifting on: on a busy machine the first arrow of somebody who is quick came before
 * that, and was lost. Those keys are kept here, and done as soon as it hears.
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
    // While it is captured: the key that lifts is on its way up, and is not heard.
    document.addEventListener('keydown', keep, true);
    setTimeout(() => {
      document.removeEventListener('keydown', keep, true);
      // Each finds the page as the one before it left it.
      for (const event of early)
        flushSync(() => void event.target?.dispatchEvent(new KeyboardEvent(event.type, event)));
    });
  }
}
