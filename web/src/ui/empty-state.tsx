import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The action stands below it, where it remains once the list has rows. */
  followed?: boolean;
};

/** An empty list: what will be here, and the one thing to do. */
export const EmptyState = ({ title, children, action, followed }: Props) => (
  <div className={classes('grid justify-items-start gap-4', followed ? 'pt-4' : 'py-12')}>
    <h2 className="text-lead">{title}</h2>
    {children && <div className="max-w-prose text-soft">{children}</div>}
    {action}
  </div>
);
