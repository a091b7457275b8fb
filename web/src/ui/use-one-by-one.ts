import { useEffect, useReducer, useRef } from 'react';

/**
 * Whether an item may be drawn in this frame: all initial ones at once, later one new item for each frame beside those
 * already drawn. A flick through a long list then takes many short frames instead of a few long ones.
 * @param keys of all items to be drawn, in order
 */
export function useOneByOne(keys: readonly string[]): (key: string) => boolean {
  const drawn = useRef<ReadonlySet<string>>(undefined);
  const [, drawNext] = useReducer((frames: number) => frames + 1, 0);

  const known = drawn.current;
  const news = known?.size ? keys.filter((key) => !known.has(key)) : [];
  const later = new Set(news.slice(1));

  useEffect(() => {
    drawn.current = new Set(keys.filter((key) => !later.has(key)));
    if (later.size === 0) return;
    const frame = requestAnimationFrame(drawNext);
    return () => cancelAnimationFrame(frame);
  });
  return (key) => !later.has(key);
}
