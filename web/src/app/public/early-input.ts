/**
 * Records a visitor's input in a part of a page before it is hydrated, and replays it afterwards.
 * @returns a function to call before hydration, which returns the function to call after it
 */
export function earlyInput(place: HTMLElement): () => () => void {
  let wanted: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) wanted = event.target;
  };
  place.addEventListener('submit', hold);

  return () => {
    const inputs = [...place.querySelectorAll('input')];
    const early = inputs.map((input) => ({
      input,
      value: input.value,
      isSwitched: input.checked !== input.defaultChecked,
    }));
    return () => {
      place.removeEventListener('submit', hold);
      for (const { input, value, isSwitched } of early) {
        if (isSwitched) click(input);
        else if (isText(input) && value !== input.value) type(input, value);
      }
      wanted?.requestSubmit();
    };
  };
}

/**
 * Resets the control to its state in the built page before the click, because React does not know about the early
 * change.
 */
function click(input: HTMLInputElement): void {
  input.checked = input.defaultChecked;
  input.click();
}

const isText = ({ type }: HTMLInputElement) => type !== 'checkbox' && type !== 'radio';

/** Sets the value as typing would: React notices only a value that bypasses its own setter. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
