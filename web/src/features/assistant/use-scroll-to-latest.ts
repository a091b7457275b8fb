import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * How close to the bottom the user must be to be regarded as reading the latest message: half a viewport plus this many
 * pixels.
 */
const NEAR_BOTTOM_PX = 240;

type Grown = {
  messages: number;
  /** Messages from the artist that have no reply yet. */
  outgoing: number;
  files: number;
  isWaiting: boolean;
};

/**
 * Keeps the conversation scrolled to the end as it grows, unless the user has scrolled up. When a message is sent,
 * always scrolls to it. A reply taller than the viewport is shown from its start.
 * @param log the message list
 * @returns a ref for the element after the last message
 */
export function useScrollToLatest(log: RefObject<HTMLElement | null>, { messages, outgoing, files, isWaiting }: Grown) {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef({ isFirst: true, height: 0, outgoing: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the conversation grows
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const { isFirst, height, outgoing: sent } = before.current;
    // Compares the scroll position with the height before the growth. Otherwise a long reply alone would look like
    // scrolling up.
    const isNear = height - clientHeight - scrollTop < clientHeight / 2 + NEAR_BOTTOM_PX;
    if (isFirst || isNear || outgoing > sent) show(end.current, log.current?.lastElementChild);
    before.current = { isFirst: isFirst && messages === 0, height: scrollHeight, outgoing };
  }, [messages, outgoing, files, isWaiting]);
  return end;
}

function show(end: Element | null, last: Element | null | undefined): void {
  end?.scrollIntoView({ block: 'end' });
  if (last && last.getBoundingClientRect().top < 0) last.scrollIntoView({ block: 'start' });
}
