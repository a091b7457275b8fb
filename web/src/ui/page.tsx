import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** For pictures and tables that use a large screen; text stays narrow. */
  wide?: boolean;
  children: ReactNode;
};

/** A page: its heading, what it is about, the one thing to do, and its content. */
export const Page = ({ title, lead, actions, wide, children }: Props) => (
  <div className={classes('grid grid-cols-1 gap-8 px-4 py-8 sm:px-8 sm:py-12', wide ? 'max-w-[100rem]' : 'max-w-6xl')}>
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-2">
        <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
        {lead && <div className="min-h-6 text-soft">{lead}</div>}
      </div>
      {actions}
    </header>
    {children}
  </div>
);
