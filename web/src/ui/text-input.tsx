import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** The look that every one-line control shares. */
export const controlLook =
  'h-11 w-full rounded-card border border-edge bg-raised px-3 text-body text-ink transition-[border-color,background-color] placeholder:text-soft hover:border-ink disabled:opacity-60 aria-invalid:border-danger';

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classes(controlLook, className)} />
);
