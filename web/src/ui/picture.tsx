import { useState } from 'react';
import { classes } from './classes.ts';

type Props = {
  /** Undefined if there is no picture. */
  src: string | undefined;
  /** '' if the text beside it already describes it. */
  alt: string;
  className?: string | undefined;
  eager?: boolean;
};

/** A square picture. Its size stays the same while it loads, without a picture, and when loading fails. */
export function Picture({ src, alt, className, eager }: Props) {
  const [failed, setFailed] = useState<string>();
  const shown = src && failed !== src ? src : undefined;
  return (
    <span className={classes('grid aspect-square place-items-center rounded-card bg-sunken', className)}>
      {shown ? (
        <img
          src={shown}
          alt={alt}
          width={320}
          height={320}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(shown)}
          className="size-full rounded-[inherit] object-cover"
        />
      ) : (
        <svg
          viewBox="0 0 64 64"
          className="w-1/3 text-edge"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden
        >
          <circle cx="32" cy="32" r="28" />
          <circle cx="32" cy="32" r="19" opacity="0.6" />
          <circle cx="32" cy="32" r="10" />
          <circle cx="32" cy="32" r="2" fill="currentColor" />
        </svg>
      )}
    </span>
  );
}
