import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';
import { SpinnerRing } from './spinner-ring.tsx';

/** 'signal' is for a screen's main action. 'danger' opens a confirmation; 'destroy' confirms it. */
export type ButtonTone = 'signal' | 'plain' | 'quiet' | 'danger' | 'destroy';

const shape =
  'inline-flex items-center justify-center gap-2 rounded-card font-[560] whitespace-nowrap select-none transition-[background-color,border-color,color,opacity] aria-disabled:opacity-60 disabled:opacity-50';

const sizes = {
  small: 'min-h-8 px-3 py-1 text-small pointer-coarse:min-h-11',
  normal: 'min-h-11 px-5 py-2 text-body',
  icon: 'size-9 shrink-0 pointer-coarse:size-11',
} as const;

const tones: Record<ButtonTone, string> = {
  signal: 'bg-signal text-on-signal hover:bg-signal-strong',
  plain: 'border border-edge text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger text-danger hover:bg-danger-wash',
  destroy: 'bg-danger text-paper hover:bg-danger/90',
};

/** A button's style, for a link. 'icon' is for `IconButton` and similar buttons, and has no room for text. */
export const buttonLook = ({
  tone = 'plain',
  size = 'normal',
}: {
  tone?: ButtonTone | undefined;
  size?: keyof typeof sizes | undefined;
} = {}) => classes(shape, sizes[size], tones[tone]);

type Props = ComponentProps<'button'> & {
  tone?: ButtonTone;
  size?: 'small' | 'normal';
  /** The label during the action. The button keeps the focus and ignores clicks. */
  busy?: string | false | undefined;
};

export function Button({ tone, size, busy, className, onClick, children, type = 'button', ...rest }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-disabled={busy ? true : rest['aria-disabled']}
      className={classes(buttonLook({ tone, size }), className)}
    >
      {busy ? (
        <>
          <SpinnerRing />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}
