import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonTone, buttonLook } from './button.tsx';
import { classes } from './classes.ts';
import { Shortcut } from './shortcut.tsx';
import { SpinnerRing } from './spinner-ring.tsx';
import { Tooltip } from './tooltip.tsx';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** The button's name, for screen readers and the tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  tone?: Extract<ButtonTone, 'quiet' | 'plain' | 'danger'>;
  /** Whether the action is in progress. The button keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
  /** The button's key, as in `Shortcut`; shown in the tooltip. */
  shortcut?: string | undefined;
  side?: ComponentProps<typeof Tooltip>['side'];
};

/** A button with only an icon. Works inside a Radix trigger with `asChild`. */
export function IconButton({
  label,
  children,
  tone = 'quiet',
  busy,
  shortcut,
  side,
  className,
  onClick,
  ...rest
}: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <Tooltip
      side={side}
      text={
        <>
          {label}
          {shortcut && <Shortcut keys={shortcut} />}
        </>
      }
    >
      <button
        type="button"
        {...rest}
        aria-label={label}
        // The tooltip repeats the name; if it were also the description, it would be read out twice.
        aria-describedby={rest['aria-describedby']}
        aria-disabled={busy ? true : rest['aria-disabled']}
        aria-busy={busy || undefined}
        onClick={click}
        className={classes(buttonLook({ tone, size: 'icon' }), className)}
      >
        {busy ? <SpinnerRing /> : children}
      </button>
    </Tooltip>
  );
}
