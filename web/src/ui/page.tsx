import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';

type Props = {
  /** A `BackLink` to the parent page. */
  back?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page: its heading, lead, main action and content. */
export const Page = ({ back, title, lead, actions, children }: Props) => (
  <PageFrame gap="gap-8">
    <header className="grid grid-cols-1 gap-4">
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
          {lead && <div className="min-h-6 text-soft">{lead}</div>}
        </div>
        {actions}
      </div>
    </header>
    {children}
  </PageFrame>
);
