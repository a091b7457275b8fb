import { useEffect, useReducer, useRef } from 'react';

/**
 * Decides whether an item may be rendered in this frame: all initial items at once, later only one new item per frame.
 * A flick through a long list then takes many short frames instead of a few long ones.
 * @param keys of all items to be rendered, in order
 */
export function useGradualRendering(keys: readonly string[]): (key: string) => boolean {
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
