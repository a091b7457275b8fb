import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../classes.ts';
import type { Column } from './column.ts';

type Props<R> = {
  column: Column<R>;
  row: R;
  /** The column's index. The first column identifies the row. */
  index: number;
  /** The row's link. */
  href: string | undefined;
  dense?: boolean | undefined;
};

const orDash = (content: ReactNode): ReactNode => (content === undefined || content === '' ? '–' : content);

/** A table cell. In a narrow row, the first line has the title and actions, the second line everything else. */
export function RowCell<R>({ column: { cell, align, narrow }, row, index, href, dense }: Props<R>) {
  const isFirst = index === 0;
  const isAside = narrow === 'aside';
  const isBelow = !isFirst && !isAside;
  const content = cell?.(row);
  const beside = typeof narrow === 'function' ? narrow(row) : content;
  const isHidden = narrow === null || (!isFirst && !beside && beside !== 0);
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role of a cell that is not laid out as one
      role="cell"
      className={classes(
        'min-w-0 [overflow-wrap:anywhere]',
        dense ? '@3xl:h-10 @3xl:not-last:pr-4' : '@3xl:h-14 @3xl:not-last:pr-6',
        align && 'tabular-nums @3xl:text-right',
        isFirst && 'font-[560] @max-3xl:grow @max-3xl:basis-[calc(100%-10rem)] @max-3xl:pr-3',
        isAside && '@max-3xl:order-1 @max-3xl:ml-auto',
        isBelow && '@max-3xl:order-3 @max-3xl:text-small @max-3xl:text-soft',
        // Separates the values of the second line with dots. Each value but the last has one after it, so that no line
        // begins with a dot.
        isBelow && "@max-3xl:has-[~[data-below]]:after:mx-1.5 @max-3xl:has-[~[data-below]]:after:content-['·']",
        isHidden && '@max-3xl:hidden',
      )}
      data-below={isBelow && !isHidden ? '' : undefined}
    >
      {href ? (
        <Link
          to={href}
          data-row-link
          className="after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus focus-visible:outline-none"
        >
          {content}
        </Link>
      ) : typeof narrow === 'function' ? (
        <>
          <span className="@max-3xl:hidden">{orDash(content)}</span>
          <span className="@3xl:hidden">{beside}</span>
        </>
      ) : (
        orDash(content)
      )}
    </td>
  );
}
