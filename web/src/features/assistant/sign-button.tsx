import type { ComponentProps } from 'react';
import { buttonLook } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & { label: string };

/** An icon-only button with the browser's own tooltip. The kit's tooltip would be larger than the whole chat. */
export const SignButton = ({ label, className, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={classes(buttonLook({ tone: 'quiet', size: 'icon' }), className)}
  />
);
