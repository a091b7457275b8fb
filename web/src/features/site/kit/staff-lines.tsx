import { classes } from '../../../ui/classes.ts';

/** The five lines of a musical staff. */
export const StaffLines = ({ className }: { className?: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 100 40"
    preserveAspectRatio="none"
    className={classes('h-10 w-full text-line', className)}
    stroke="currentColor"
    fill="none"
  >
    {[1, 10.5, 20, 29.5, 39].map((y) => (
      <path key={y} d={`M0 ${y}h100`} vectorEffect="non-scaling-stroke" strokeWidth="1" />
    ))}
  </svg>
);
