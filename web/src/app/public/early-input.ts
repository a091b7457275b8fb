/**
 * What somebody does in a part of a page before it has come to life is not lost: it is done again when it lives.
 * @returns to be called before the part is brought to life, and what that answers when it lives
 */
export function earlyInput(place: HTMLElement): () => () => void {
  let wanted: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    wanted = event.target as HTMLFormElement;
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

/** The switch is as it was built: what was chosen early is still to be seen, and React does not know of it. */
function click(input: HTMLInputElement): void {
  input.checked = input.defaultChecked;
  input.click();
}

const isText = ({ type }: HTMLInputElement) => type !== 'checkbox' && type !== 'radio';

/** As a hand would: React knows only of a value that was set past its own setter. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
