import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';
import { Shortcut } from './shortcut.tsx';
import { controlLook } from './text-input.tsx';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'aria-label'> & {
  /** The field's label: 'Search releases'. Also its placeholder, unless a different one is set. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The key that focuses the field, as in `Shortcut`. The page handles the key. */
  shortcut?: string | undefined;
};

/** A search field. Escape and the cross clear it and keep the focus. */
export function SearchField({ label, value, onChange, shortcut, className, onKeyDown, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search className={classes('relative block', className)}>
      <Search className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft" />
      <input
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
        className={classes(
          controlLook,
          'peer pl-9 [&::-webkit-search-cancel-button]:hidden',
          value !== '' && 'pr-11',
          value === '' && shortcut && 'pointer-fine:pr-11',
        )}
      />
      {value !== '' && !rest.disabled ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className={classes(
            buttonLook({ tone: 'quiet', size: 'icon' }),
            'absolute top-1/2 right-1 -translate-y-1/2 text-soft hover:text-ink pointer-coarse:right-0',
          )}
        >
          <X />
        </button>
      ) : (
        shortcut && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft peer-focus:hidden pointer-coarse:hidden"
          >
            <Shortcut keys={shortcut} />
          </span>
        )
      )}
    </search>
  );
}
