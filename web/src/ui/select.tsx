import type { ComponentProps } from 'react';
import { type Choice, choose } from './choice.ts';
import { classes } from './classes.ts';
import { controlFrame } from './text-input.tsx';

export type { Choice };

type Props<V extends string> = ComponentProps<'select'> & {
  choices: readonly Choice<V>[];
  /** Receives the typed value. A form that registers the control uses `onChange`. */
  onChoose?: (value: V) => void;
  small?: boolean;
};

/** The system's own select, which opens at once and works well on phones and with screen readers. */
export const Select = <V extends string>({ choices, onChoose, small, className, ...rest }: Props<V>) => (
  <span className="relative grid">
    <select
      {...(onChoose && { onChange: ({ target }) => choose(choices, target.value, onChoose) })}
      {...rest}
      className={classes(
        controlFrame,
        'appearance-none truncate pr-9',
        small ? 'h-9 text-small pointer-coarse:h-11' : 'h-11',
        className,
      )}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value} className="bg-raised text-ink">
          {label}
        </option>
      ))}
    </select>
    <svg
      viewBox="0 0 12 12"
      className="pointer-events-none absolute top-1/2 right-3 size-3 -translate-y-1/2"
      aria-hidden
    >
      <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </span>
);
