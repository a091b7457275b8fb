import { classes } from './classes.ts';

/** A spinning ring in the color of the text. The text beside it says what the user is waiting for. */
export const SpinnerRing = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={classes(
      'inline-block shrink-0 animate-turn rounded-full border-2 border-current border-t-transparent',
      className ?? 'size-3.5',
    )}
  />
);
