import { classes } from '../classes.ts';
import type { Column, Order } from './column.ts';
import { HeaderCell } from './header-cell.tsx';
import { moveBetweenRows } from './move-between-rows.ts';
import { RowCell } from './row-cell.tsx';
import type { WindowedRows } from './use-row-window.ts';

type Props<R> = {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** The link of the whole row. Buttons in the row need `relative` to be above that link. */
  hrefOf?: ((row: R) => string) | undefined;
  order?: Order | undefined;
  /** Sorts by a column. Without it, the headers are only names. */
  onOrder?: ((key: string) => void) | undefined;
  /** Makes rows 40 px high, for looking through hundreds. */
  dense?: boolean;
  /** Attributes that identify a row in the page. */
  attributesOf?: (row: R) => Record<`data-${string}`, string>;
  /** Set if `rows` is only a part of a long list: `useRowWindow`. */
  windowed?: WindowedRows;
};

/**
 * A table with fixed column widths. In a narrow space each row becomes two lines. Roles are explicit, because browsers
 * drop them from a table that is not laid out as one.
 */
export const Table = <R,>({
  label,
  columns,
  rows,
  keyOf,
  hrefOf,
  order,
  onOrder,
  dense,
  attributesOf,
  windowed,
}: Props<R>) => (
  <div className="@container">
    {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
    {/* biome-ignore-start lint/a11y/useSemanticElements: see above */}
    <table
      role="table"
      aria-label={label}
      aria-rowcount={windowed && windowed.total + 1}
      className="w-full table-fixed @max-3xl:block"
      onKeyDown={moveBetweenRows}
    >
      <colgroup className="@max-3xl:hidden">
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <thead role="rowgroup" className="@max-3xl:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="@max-3xl:block">
        {windowed && <Space height={windowed.above} />}
        {rows.map((row, n) => (
          <tr
            key={keyOf(row)}
            role="row"
            {...attributesOf?.(row)}
            {...(windowed && {
              ref: windowed.measure,
              'data-index': windowed.first + n,
              'aria-rowindex': windowed.first + n + 2,
            })}
            className={classes(
              'group relative border-t border-line @max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-center @max-3xl:py-2.5 @max-3xl:first:border-t-0',
              // Starts the second line.
              '@max-3xl:before:order-2 @max-3xl:before:w-full',
              hrefOf && 'hover:bg-sunken/60',
            )}
          >
            {columns.map((column, i) => (
              <RowCell
                key={column.key}
                column={column}
                row={row}
                href={i === 0 ? hrefOf?.(row) : undefined}
                index={i}
                dense={dense}
              />
            ))}
          </tr>
        ))}
        {windowed && <Space height={windowed.below} />}
      </tbody>
    </table>
    {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
    {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
  </div>
);

/** Empty space in place of rows that are not rendered. */
const Space = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden className="@max-3xl:block" style={{ height }}>
      <td />
    </tr>
  );
