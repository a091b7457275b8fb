import { classes } from './classes.ts';

/** The segno: the sign in a score that marks the place to return to. */
export const SegnoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" className={classes('text-signal', className)} fill="none" stroke="currentColor" aria-hidden>
    <path
      d="M16.500 7.500c-1-2.600-8-3.200-8.500.8-.5 3.600 8.500 3.800 8 7.600-.5 3.900-7.500 3.300-8.500.7"
      strokeWidth="2.400"
      strokeLinecap="round"
    />
    <path d="M18 3.500 6 20.500" strokeWidth="1.600" strokeLinecap="round" />
    <circle cx="6" cy="11.500" r="1.500" fill="currentColor" stroke="none" />
    <circle cx="18" cy="12.500" r="1.500" fill="currentColor" stroke="none" />
  </svg>
);
