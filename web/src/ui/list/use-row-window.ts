import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The number of rows rendered beyond the window's edges, so that the focus can move that far before more are rendered.
 */
const OVERSCAN = 12;

/** The heights of the rows that are not rendered, above and below, in px. */
export type WindowedRows = {
  total: number;
  first: number;
  above: number;
  below: number;
  measure: (row: HTMLElement | null) => void;
};

/**
 * Renders only those rows of a long table that are near the window, in a page that scrolls.
 * @param height estimated height of a row in px, until it is measured
 */
export function useRowWindow<R>(all: readonly R[], height: number) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const awaited = useRef<number>(undefined);
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const watch = new ResizeObserver(measure);
    // Observes the body too, because content above the table can move the table without changing its size.
    for (const element of [list.current, document.body]) if (element) watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const rows = useWindowVirtualizer({
    count: all.length,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  });
  const drawn = rows.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];

  const focusRow = (index: number): boolean => {
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row-link]`);
    link?.focus();
    return link != null;
  };
  useEffect(() => {
    if (awaited.current !== undefined && focusRow(awaited.current)) awaited.current = undefined;
  });
  /** Handles keys that lead to the first or last row, which may not be rendered; the table handles all others. */
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { Home: 0, End: all.length - 1 }[event.key];
    const isLink = event.target instanceof Element && event.target.closest('[data-row-link]') !== null;
    if (to === undefined || !isLink || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (focusRow(to)) return;
    awaited.current = to;
    rows.scrollToIndex(to, { align: 'center' });
  };
  const windowed: WindowedRows = {
    total: all.length,
    first: first?.index ?? 0,
    above: first ? first.start - top : 0,
    below: last ? rows.getTotalSize() - (last.end - top) : 0,
    measure: rows.measureElement,
  };
  return { list, onKeyDown, shown: all.slice(first?.index ?? 0, (last?.index ?? -1) + 1), windowed };
}
