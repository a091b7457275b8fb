import type { ReactNode } from 'react';

/** Skeletons, and the word for who does not see them. */
export const Loading = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div role="status" className={className}>
    <span className="sr-only">Loading</span>
    {children}
  </div>
);
