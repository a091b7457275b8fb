import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Column<R> = {
  name: string;
  cell: (row: R) => ReactNode;
  /** Figures: to the right, so that digits stand under digits. */
  figures?: boolean;
};

type Props<R> = { label: string; columns: readonly Column<R>[]; rows: readonly R[]; keyOf: (row: R) => string };

/**
 * A table; on a phone each row becomes a list of its own, with the column's name beside the value. The roles are written out
 * because a browser takes them away from a table that is not laid out as one.
 */
export const Table = <R,>({ label, columns, rows, keyOf }: Props<R>) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: see above
  // biome-ignore-start lint/a11y/useSemanticElements: see above
  <table role="table" aria-label={label} className="w-full max-md:block">
    <thead role="rowgroup" className="max-md:sr-only">
      <tr role="row">
        {columns.map(({ name, figures }) => (
          <th
            key={name}
            role="columnheader"
            scope="col"
            className={classes(
              'pb-2 text-small font-[560] text-soft not-last:pr-6',
              figures ? 'text-right' : 'text-left',
            )}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-md:block">
      {rows.map((row) => (
        <tr
          key={keyOf(row)}
          role="row"
          className="relative border-t border-line max-md:block max-md:py-3 max-md:first:border-t-0 md:hover:bg-sunken/60"
        >
          {columns.map(({ name, cell, figures }) => (
            <td
              key={name}
              role="cell"
              className={classes(
                'max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:items-center max-md:gap-3 max-md:py-1 md:h-14 md:not-last:pr-6',
                figures && 'tabular-nums md:text-right',
              )}
            >
              <span className="text-small text-soft md:hidden" aria-hidden>
                {name}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{cell(row)}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/useSemanticElements: see above
  // biome-ignore-end lint/a11y/noRedundantRoles: see above
);
