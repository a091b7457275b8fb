import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/**
 * The style of all controls with text. If many of them form a table, a parent sets `--control-edge` and
 * `--control-ground` to transparent, so that they look like text until hovered. `--control-line` is the style of the
 * edge.
 */
export const controlFrame =
  'w-full rounded-card border [border-style:var(--control-line,solid)] border-[var(--control-edge,var(--color-edge))] bg-[var(--control-ground,var(--color-raised))] px-3 text-body text-ink transition-[border-color,background-color] placeholder:text-soft hover:border-ink focus:bg-raised disabled:opacity-60 aria-invalid:border-danger';

/** The style of a control with a single line. */
export const controlLook = `${controlFrame} h-11`;

/** A text input that adapts to its text's direction. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input dir="auto" {...rest} className={classes(controlLook, className)} />
);
