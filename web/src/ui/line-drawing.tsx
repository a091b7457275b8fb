import { classes } from './classes.ts';

type Props = {
  /** An SVG path on a 24 by 24 grid. */
  path: string;
  className?: string;
};

/** An icon drawn inline. The icon library would add more than a kilobyte to a page that needs one or two. */
export const LineDrawing = ({ path, className }: Props) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    className={classes('lucide pointer-events-none', className)}
  >
    <path d={path} />
  </svg>
);
