import { type ComponentProps, useState } from 'react';
import { LineDrawing } from './line-drawing.tsx';
import { TextInput } from './text-input.tsx';

const OPEN =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0';
const CLOSED =
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20';

/**
 * A password input with a button that shows the password. Pasting works, and password managers recognize the input by
 * its `autoComplete`.
 */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative grid">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-12"
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-card text-soft hover:text-ink [&_svg]:size-[1.125rem]"
      >
        <LineDrawing path={isShown ? CLOSED : OPEN} className="stroke-[1.75]" />
      </button>
    </span>
  );
}
