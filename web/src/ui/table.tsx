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
 * A table; where it has no room each row becomes a list of its own, with the column's name beside the value. The roles are written out
 * because a browser takes them away from a table that is not laid out as one.
 */
export const Table = <R,>({ label, columns, rows, keyOf }: Props<R>) => (
  <div className="@container">
    {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
    {/* biome-ignore-start lint/a11y/useSemanticElements: see above */}
    <table role="table" aria-label={label} className="w-full @max-3xl:block">
      <thead role="rowgroup" className="@max-3xl:sr-only">
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
      <tbody role="rowgroup" className="@max-3xl:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="relative border-t border-line @max-3xl:grid @max-3xl:gap-x-8 @max-3xl:py-3 @max-3xl:first:border-t-0 @md:@max-3xl:grid-cols-2 @3xl:hover:bg-sunken/60"
          >
            {columns.map(({ name, cell, figures }, i) => (
              <td
                key={name}
                role="cell"
                className={classes(
                  '@max-3xl:items-center @max-3xl:gap-3 @max-3xl:py-1 @3xl:h-14 @3xl:not-last:pr-6',
                  // The first says which row it is, and needs no name beside it.
                  i === 0 ? '@max-3xl:col-span-full' : '@max-3xl:grid @max-3xl:grid-cols-[7rem_minmax(0,1fr)]',
                  figures && 'tabular-nums @3xl:text-right',
                )}
              >
                {i > 0 && (
                  <span className="text-small text-soft @3xl:hidden" aria-hidden>
                    {name}
                  </span>
                )}
                <span className="min-w-0 [overflow-wrap:anywhere]">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
    {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
  </div>
);
