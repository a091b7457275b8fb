import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** The look that every control shares that is typed into. */
export const controlFrame =
  'w-full rounded-card border border-edge bg-raised px-3 text-body text-ink transition-[border-color,background-color] placeholder:text-soft hover:border-ink disabled:opacity-60 aria-invalid:border-danger';

/** The same for a control of one line. */
export const controlLook = `${controlFrame} h-11`;

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classes(controlLook, className)} />
);
