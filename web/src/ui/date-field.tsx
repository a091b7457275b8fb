import { X } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';
import { controlLook } from './text-input.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** The date as YYYY-MM-DD, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** The first and last selectable day, YYYY-MM-DD. A typed date can still be outside this range. */
  min?: string | undefined;
  max?: string | undefined;
  /** The clear button's label, if the date is optional: 'Clear release date'. */
  clear?: string;
  /** Called after the date was cleared. */
  onClear?: () => void;
};

/** The system's own date picker in our style. Use it in a `Field`. */
export function DateField({ value, onChange, onBlur, clear, onClear, className, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The browser reports an incomplete date as empty. The typed part stays in the input until the date is complete; if
  // the input is left before that, the previous date returns.
  const [isHalf, setHalf] = useState(false);
  const clearable = clear !== undefined && value !== '' && !rest.disabled && !rest.readOnly;
  return (
    <span className={classes('relative grid', className)}>
      <input
        {...rest}
        ref={input}
        type="date"
        value={isHalf ? '' : value}
        onChange={({ target }) => {
          setHalf(target.validity.badInput);
          if (!target.validity.badInput) onChange(target.value);
        }}
        onBlur={(event) => {
          setHalf(false);
          onBlur?.(event);
        }}
        className={classes(
          controlLook,
          'min-w-0 appearance-none tabular-nums [&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:opacity-70',
          value === '' && 'text-soft',
          clearable && 'pr-11',
        )}
      />
      {clearable && (
        <button
          type="button"
          aria-label={clear}
          onClick={() => {
            onChange('');
            onClear?.();
            input.current?.focus();
          }}
          className={classes(
            buttonLook({ tone: 'quiet', size: 'icon' }),
            'absolute top-1/2 right-1 -translate-y-1/2 text-soft hover:text-ink pointer-coarse:right-0',
          )}
        >
          <X />
        </button>
      )}
    </span>
  );
}
