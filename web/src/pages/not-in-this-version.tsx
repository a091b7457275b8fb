import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

type Props = {
  title: string;
  /** What is not here, and where it can be done or seen meanwhile. */
  children: ReactNode;
  action?: ReactNode;
};

/** A page of the route table whose work this version cannot do yet. It says so, instead of showing empty figures. */
export function NotInThisVersion({ title, children, action }: Props) {
  return (
    <Page title={title}>
      <EmptyState title="Not part of this version" action={action}>
        {children}
      </EmptyState>
    </Page>
  );
}
