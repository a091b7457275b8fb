import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How far from the end somebody still reads the end, in pixels. */
const NEAR = 240;

type Grown = {
  messages: number;
  /** What the artist has sent and is not answered yet. */
  outgoing: number;
  files: number;
  isWaiting: boolean;
};

/**
 * Keeps the end of the conversation in view when it grows, unless somebody has scrolled up to read; what the artist
 * sends is always seen. Of a reply that is taller than the page its beginning is shown.
 * @param log the messages
 * @returns for the element at the end
 */
export function useAtEnd(log: RefObject<HTMLElement | null>, { messages, outgoing, files, isWaiting }: Grown) {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef({ isFirst: true, height: 0, outgoing: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it grows
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const { isFirst, height, outgoing: sent } = before.current;
    // By where somebody was before it grew: a long reply would put anybody far from the end.
    const isNear = height - clientHeight - scrollTop < clientHeight / 2 + NEAR;
    if (isFirst || isNear || outgoing > sent) show(end.current, log.current?.lastElementChild);
    before.current = { isFirst: isFirst && messages === 0, height: scrollHeight, outgoing };
  }, [messages, outgoing, files, isWaiting]);
  return end;
}

function show(end: Element | null, last: Element | null | undefined): void {
  end?.scrollIntoView({ block: 'end' });
  if (last && last.getBoundingClientRect().top < 0) last.scrollIntoView({ block: 'start' });
}
