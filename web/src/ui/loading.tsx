import type { ReactNode } from 'react';

/** Wraps skeletons, and adds text for screen readers. */
export const Loading = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div role="status" className={className}>
    <span className="sr-only">Loading</span>
    {children}
  </div>
);
