import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far from the window's edges something counts as near. */
const MARGIN = '400px';

type Props = { className?: string; fallback: ReactNode; children: ReactNode };

/** Renders its children once they are near the visible part of the page, and keeps them. */
export function WhenNear({ className, fallback, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || wasNear) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: MARGIN },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [wasNear]);
  return (
    <div ref={place} className={className}>
      {wasNear ? children : fallback}
    </div>
  );
}
