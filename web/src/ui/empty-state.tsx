import type { ReactNode } from 'react';

type Props = { title: string; children?: ReactNode; action?: ReactNode };

/** A list with nothing in it: what would be here, and the one thing to do. */
export const EmptyState = ({ title, children, action }: Props) => (
  <div className="grid justify-items-start gap-4 py-12">
    <h2 className="text-lead">{title}</h2>
    {children && <div className="max-w-prose text-soft">{children}</div>}
    {action}
  </div>
);
