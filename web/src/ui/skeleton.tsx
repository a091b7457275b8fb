import { classes } from './classes.ts';

/** A grey place of the size of what is coming. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={classes('block animate-breathe rounded-card bg-sunken', className)} aria-hidden />
);
