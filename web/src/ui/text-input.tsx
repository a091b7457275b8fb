import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/**
 * The look shared by all controls with text. Where many form a table, a parent sets `--control-edge` and
 * `--control-ground` to transparent, so that they look like text until pointed at. `--control-line` is the edge's
 * style.
 */
export const controlFrame =
  'w-full rounded-card border [border-style:var(--control-line,solid)] border-[var(--control-edge,var(--color-edge))] bg-[var(--control-ground,var(--color-raised))] px-3 text-body text-ink transition-[border-color,background-color] placeholder:text-soft hover:border-ink focus:bg-raised disabled:opacity-60 aria-invalid:border-danger';

/** The same for a control of one line. */
export const controlLook = `${controlFrame} h-11`;

/** An input whose text has its own direction. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input dir="auto" {...rest} className={classes(controlLook, className)} />
);
