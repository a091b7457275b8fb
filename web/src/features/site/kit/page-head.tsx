import type { ReactNode } from 'react';

type Props = { title: ReactNode; lead: ReactNode; children?: ReactNode };

/** The heading of a public page. */
export const PageHead = ({ title, lead, children }: Props) => (
  <header className="mx-auto grid max-w-[84rem] justify-items-start gap-6 px-4 pt-14 pb-16 sm:px-8 sm:pt-24 sm:pb-24">
    <h1 className="max-w-4xl text-hero tracking-[-0.045em]">{title}</h1>
    <p className="max-w-2xl text-lead text-soft">{lead}</p>
    {children}
  </header>
);
