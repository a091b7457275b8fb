import { jest } from '@jest/globals';
import { createBetweenPresses } from './between-presses.ts';

type Pointer = { pointerId?: number; pointerType?: string; clientX?: number; clientY?: number };

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

/** A fake page on which the test presses pointers, with a record of the updates that have run. */
function aPage() {
  const page = new EventTarget();
  const between = createBetweenPresses(page);
  const ran: string[] = [];
  const tell = (type: string, { pointerId = 1, pointerType = 'mouse', clientX = 5, clientY = 5 }: Pointer = {}) =>
    page.dispatchEvent(Object.assign(new Event(type), { pointerId, pointerType, clientX, clientY }));
  return { ran, tell, change: (name: string) => between(() => void ran.push(name)), between };
}
const nextTask = () => new Promise(setImmediate);

describe('product 6.2: an update that may move the page', () => {
  it('runs at once while nothing is pressed', () => {
    const { ran, change } = aPage();
    change('a');
    expect(ran).toEqual(['a']);
  });

  it('waits until a pressed button has received its click; changes made by the click itself do not wait', async () => {
    const { ran, tell, change } = aPage();
    tell('pointerdown');
    change('a');
    change('b');
    tell('pointerup');
    expect(ran).toEqual([]);
    tell('click');
    change('by the click');
    expect(ran).toEqual(['by the click']);
    while (ran.length < 3) await nextTask();
    expect(ran).toEqual(['by the click', 'a', 'b']);
  });

  it('waits for the click of a touch, which comes later', () => {
    const { ran, tell, change } = aPage();
    const finger = { pointerType: 'touch' };
    tell('pointerdown', finger);
    change('a');
    tell('pointerup', finger);
    jest.advanceTimersByTime(49);
    expect(ran).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(ran).toEqual(['a']);
  });

  it('waits for the last of two fingers', () => {
    const { ran, tell, change } = aPage();
    for (const pointerId of [1, 2]) tell('pointerdown', { pointerId, pointerType: 'touch' });
    change('a');
    tell('pointerup', { pointerId: 1, pointerType: 'touch' });
    jest.advanceTimersByTime(1000);
    expect(ran).toEqual([]);
    tell('pointerup', { pointerId: 2, pointerType: 'touch' });
    jest.advanceTimersByTime(50);
    expect(ran).toEqual(['a']);
  });

  it('runs as soon as a dragged item is dropped, because there is no click', () => {
    const { ran, tell, change } = aPage();
    tell('pointerdown', { pointerType: 'touch' });
    change('a');
    tell('pointerup', { pointerType: 'touch', clientY: 40 });
    expect(ran).toEqual(['a']);
  });

  it('runs as soon as the browser uses a press for scrolling', () => {
    const { ran, tell, change } = aPage();
    tell('pointerdown', { pointerType: 'touch' });
    change('a');
    tell('pointercancel');
    expect(ran).toEqual(['a']);
  });

  it('waits at most five seconds if the end of a press is never reported', () => {
    const { ran, tell, change } = aPage();
    tell('pointerdown');
    change('a');
    jest.advanceTimersByTime(5000);
    expect(ran).toEqual(['a']);
  });

  it('is not lost if another one throws', () => {
    const { ran, tell, change, between } = aPage();
    tell('pointerdown');
    between(() => {
      throw new Error('broken');
    });
    change('a');
    expect(() => jest.advanceTimersByTime(5000)).toThrow('broken');
    expect(ran).toEqual(['a']);
  });
});
