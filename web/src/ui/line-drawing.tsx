import { classes } from './classes.ts';

type Props = {
  /** Of an SVG path, on 24 by 24. */
  path: string;
  className?: string;
};

/** An icon that is drawn where it stands: the library of icons is more than a kilobyte on a page that needs one or two. */
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
