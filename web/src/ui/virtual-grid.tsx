import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useGradualRendering } from './use-gradual-rendering.ts';

type Props<T> = {
  /** The list's name for screen readers. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  columns: number;
  /** The gap between columns and between rows, in px. */
  gap: { x: number; y: number };
  /** Estimates the height of a row in px from the column's width, until the row has been measured. */
  estimate: (columnWidth: number) => number;
  children: (item: T) => ReactNode;
};

/** The number of rows rendered beyond the window's edges, so that scrolling does not show an empty page. */
const OVERSCAN = 1;

/**
 * A grid that scrolls with the page and renders only rows near the window. Arrow keys, Home and End move between the
 * items and focus an item's first link.
 */
export function VirtualGrid<T>({ label, items, keyOf, columns, gap, estimate, children }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, width: 0 });
  const awaited = useRef<number>(undefined);

  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (!box) return;
      const next = { top: Math.round(box.top + window.scrollY), width: Math.round(box.width) };
      setPlace((before) => (before.top === next.top && before.width === next.width ? before : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    // Observes the body too, because content above the list can move the list without changing its size.
    for (const element of [list.current, document.body]) if (element) watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const columnWidth = (place.width - gap.x * (columns - 1)) / columns;
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimate(Math.max(columnWidth, 0)),
    gap: gap.y,
    overscan: OVERSCAN,
    scrollMargin: place.top,
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of a different width have a different height
  useEffect(() => {
    rows.measure();
    // Restores the estimates, then measures every rendered row again, because a row with an unchanged height does not
    // report it.
    rows.getTotalSize();
    for (const row of list.current?.querySelectorAll<HTMLDivElement>('[data-index]') ?? []) rows.measureElement(row);
  }, [columns, place.width]);

  const focusItem = useCallback((index: number): boolean => {
    const link = list.current?.querySelector<HTMLElement>(`[data-index-in-list="${index}"] a[href]`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
    return link !== null && link !== undefined;
  }, []);

  const virtualRows = rows.getVirtualItems();
  const itemsOf = (row: { index: number }) => items.slice(row.index * columns, (row.index + 1) * columns);
  const isDrawn = useGradualRendering(virtualRows.flatMap(itemsOf).map(keyOf));

  // Focuses an item that was not rendered yet, as soon as its row is.
  useEffect(() => {
    if (awaited.current !== undefined && focusItem(awaited.current)) awaited.current = undefined;
  });

  const move = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element)) return;
    const from = event.target.closest<HTMLElement>('[data-index-in-list]')?.dataset.indexInList;
    if (from === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    const to = target(event.key, Number(from), columns, items.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    if (focusItem(to)) return;
    awaited.current = to;
    rows.scrollToIndex(Math.floor(to / columns), { align: 'center' });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: only some rows are in the document, so each item states its position
    <div
      ref={list}
      role="list"
      aria-label={label}
      onKeyDown={move}
      className="relative"
      style={{ height: rows.getTotalSize() }}
    >
      {place.width > 0 &&
        virtualRows.map((row) => (
          <div
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            role="presentation"
            className="absolute inset-x-0 grid"
            style={{
              top: row.start - place.top,
              minHeight: estimate(columnWidth),
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              columnGap: gap.x,
            }}
          >
            {itemsOf(row).map((item, i) => {
              const index = row.index * columns + i;
              return (
                // biome-ignore lint/a11y/useSemanticElements: see above
                <div
                  key={keyOf(item)}
                  role="listitem"
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                  data-index-in-list={index}
                >
                  {isDrawn(keyOf(item)) && children(item)}
                </div>
              );
            })}
          </div>
        ))}
    </div>
  );
}

function target(key: string, from: number, columns: number, last: number): number | undefined {
  const to: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: Math.min(from + columns, last),
    Home: 0,
    End: last,
  };
  const wanted = to[key];
  return wanted !== undefined && wanted >= 0 && wanted <= last && wanted !== from ? wanted : undefined;
}
