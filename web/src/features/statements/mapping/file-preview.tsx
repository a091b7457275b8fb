import { classes } from '../../../ui/classes.ts';

type Props = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether each row is left out, by index. */
  leftOut: readonly boolean[];
};

/** The header and first lines of a file. Rows left out are struck through. */
export const FilePreview = ({ columns, rows, leftOut }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a section has a heading, and this needs none
  <div
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page can be scrolled by keyboard
    tabIndex={0}
    role="region"
    aria-label="The first lines of the file"
    className="max-h-96 overflow-auto rounded-card border border-line"
  >
    <table className="w-max min-w-full text-small">
      <thead className="sticky top-0">
        <tr className="bg-sunken text-left">
          {columns.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position, and may have equal names
            <th key={i} scope="col" className="max-w-64 truncate px-3 py-2 font-[560]">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((line, n) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position in the file
            key={n}
            className={classes('border-t border-line', leftOut[n] && 'text-soft line-through')}
          >
            {columns.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <td key={i} className="max-w-64 truncate px-3 py-1.5 tabular-nums">
                {i === 0 && leftOut[n] && <span className="sr-only">Left out: </span>}
                {line[i] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
