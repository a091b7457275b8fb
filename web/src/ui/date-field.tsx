import { X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';
import { controlLook } from './text-input.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** YYYY-MM-DD, or '' for none. Half a date is ''. */
  value: string;
  onChange: (value: string) => void;
  /** The first and the last day that can be chosen, YYYY-MM-DD. What is typed can still be outside. */
  min?: string | undefined;
  max?: string | undefined;
  /** What the cross says, when the date may be left out: 'Clear release date'. */
  clear?: string;
  /** After the cross; a date that is only half typed does not count as cleared. */
  onClear?: () => void;
};

/** The system's own date picker, in the look of ours. Stands in a `Field`. */
export function DateField({ value, onChange, clear, onClear, className, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clearable = clear !== undefined && value !== '' && !rest.disabled && !rest.readOnly;
  return (
    <span className={classes('relative grid', className)}>
      <input
        {...rest}
        ref={input}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
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
