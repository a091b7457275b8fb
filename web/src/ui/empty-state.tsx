import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Whether the action is below the list, where it remains once the list has rows. */
  followed?: boolean;
};

/** An empty list: explains what will be here, and offers the main action. */
export const EmptyState = ({ title, children, action, followed }: Props) => (
  <div className={classes('grid justify-items-start gap-4', followed ? 'pt-4' : 'py-12')}>
    <h2 className="text-lead">{title}</h2>
    {children && <div className="max-w-prose text-soft">{children}</div>}
    {action}
  </div>
);
