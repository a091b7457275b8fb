import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/**
 * The look that every control shares that is typed into. Where many stand below each other a parent sets `--control-edge` and
 * `--control-ground` to transparent: they read as text until they are pointed at. `--control-line` is the style of the edge.
 */
export const controlFrame =
  'w-full rounded-card border [border-style:var(--control-line,solid)] border-[var(--control-edge,var(--color-edge))] bg-[var(--control-ground,var(--color-raised))] px-3 text-body text-ink transition-[border-color,background-color] placeholder:text-soft hover:border-ink focus:bg-raised disabled:opacity-60 aria-invalid:border-danger';

/** The same for a control of one line. */
export const controlLook = `${controlFrame} h-11`;

/** What is typed runs in its own direction. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input dir="auto" {...rest} className={classes(controlLook, className)} />
);
