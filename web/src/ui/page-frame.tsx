import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  /** The space between the page's parts. */
  gap: 'gap-4' | 'gap-8';
  children: ReactNode;
};

/** The grid of every page: the content has the same two edges on all pages. Text stays narrow inside it. */
export const PageFrame = ({ gap, children }: Props) => (
  <div className={classes('grid max-w-[100rem] grid-cols-1 px-4 py-6 sm:px-8 sm:py-10', gap)}>{children}</div>
);
