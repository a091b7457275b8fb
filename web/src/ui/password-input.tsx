import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

/** A password, hidden until its writer wants to see it. Pasting works, and password managers know it by its `autoComplete`. */
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
        {isShown ? <EyeOff strokeWidth={1.75} aria-hidden /> : <Eye strokeWidth={1.75} aria-hidden />}
      </button>
    </span>
  );
}
