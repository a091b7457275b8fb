import { classes } from '../../../ui/classes.ts';
import { type CoverTitle, coverPath } from './demo-covers.ts';

type Props = {
  of: CoverTitle;
  /** Whether the cover is visible at once, and therefore must not be loaded lazily. */
  eager?: boolean;
  className?: string;
};

/** A cover from the demo. Decorative, because its title is in the text beside it. */
export const Cover = ({ of, eager, className }: Props) => (
  <img
    src={coverPath(of)}
    alt=""
    width={320}
    height={320}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    className={classes('aspect-square w-full rounded-card outline-1 -outline-offset-1 outline-ink/8', className)}
  />
);
