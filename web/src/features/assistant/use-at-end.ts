import { useLayoutEffect, useRef } from 'react';

/** How far from the end somebody still reads the end, in pixels. */
const NEAR = 240;

/**
 * Keeps the end of the conversation in view when it grows, unless somebody has scrolled up to read.
 * @param grown what grows with it
 * @returns for the element at its end
 */
export function useAtEnd(grown: readonly unknown[]) {
  const end = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it grows
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const isNear = isFirst.current || scrollHeight - clientHeight - scrollTop < clientHeight / 2 + NEAR;
    if (isNear) end.current?.scrollIntoView({ block: 'end' });
    isFirst.current = isFirst.current && grown[0] === 0;
  }, [...grown]);
  return end;
}
