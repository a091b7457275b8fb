import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';

type Tone = 'signal' | 'plain' | 'quiet' | 'danger';

const shape =
  'inline-flex items-center justify-center gap-2 rounded-card font-[560] whitespace-nowrap select-none transition-[background-color,border-color,color,opacity] aria-disabled:opacity-60 disabled:opacity-50';

const sizes = { small: 'min-h-8 px-3 text-small', normal: 'min-h-11 px-5 text-body' } as const;

const tones: Record<Tone, string> = {
  signal: 'bg-signal text-on-signal hover:bg-signal-strong',
  plain: 'border border-edge text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger text-danger hover:bg-danger-wash',
};

/** The look of a button, for a link that is one. Signal is for the one thing to do on a screen. */
export const buttonLook = ({ tone = 'plain', size = 'normal' }: { tone?: Tone; size?: keyof typeof sizes } = {}) =>
  classes(shape, sizes[size], tones[tone]);

type Props = ComponentProps<'button'> & {
  tone?: Tone;
  size?: keyof typeof sizes;
  /** While it works: what the button says. It keeps the focus, and clicks do nothing. */
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
      className={classes(buttonLook({ ...(tone && { tone }), ...(size && { size }) }), className)}
    >
      {busy ? (
        <>
          <span
            className="size-3.5 animate-turn rounded-full border-2 border-current border-t-transparent"
            aria-hidden
          />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}
