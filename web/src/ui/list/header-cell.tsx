import { ArrowDown, ArrowUp } from 'lucide-react';
import { classes } from '../classes.ts';
import type { Column, Order } from './column.ts';

type Props<R> = { column: Column<R>; order: Order | undefined; onOrder: ((key: string) => void) | undefined };

/** A column's name. In a sortable column it is a button that sorts ascending, then descending, then not at all. */
export function HeaderCell<R>({ column: { key, header, align, sort }, order, onOrder }: Props<R>) {
  const direction = order?.key === key ? (order.descending ? 'descending' : 'ascending') : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role of a cell that is not laid out as one
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={classes('pb-2 text-small font-[560] text-soft not-last:pr-6', align ? 'text-right' : 'text-left')}
    >
      {sort && onOrder ? (
        <button
          type="button"
          onClick={() => onOrder(key)}
          className={classes(
            'group inline-flex min-h-6 items-center gap-1 hover:text-ink',
            align && 'flex-row-reverse',
            direction && 'text-ink',
          )}
        >
          {header}
          <Arrow
            aria-hidden
            className={classes(
              'size-3.5',
              !direction && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            )}
          />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
