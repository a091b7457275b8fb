import { classes } from './classes.ts';

/** A gray placeholder with the content's size. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={classes('block animate-breathe rounded-card bg-sunken', className)} aria-hidden />
);
