/** Lines that are enough to see what a column holds. */
const SHOWN = 10;

type Props = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** How a file begins: its header and ten lines, as wide as they are. */
export function FilePreview({ columns, rows }: Props) {
  const isHeader = (row: readonly string[]) => columns.every((column, i) => row[i] === column);
  const lines = rows.slice(rows.findIndex(isHeader) + 1).slice(0, SHOWN);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section has a heading, and this needs none
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is moved by the keyboard too
      tabIndex={0}
      role="region"
      aria-label="The first lines of the file"
      className="overflow-x-auto rounded-card border border-line"
    >
      <table className="w-max min-w-full text-small">
        <thead>
          <tr className="bg-sunken text-left">
            {columns.map((column, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other order, and may be called alike
              <th key={i} scope="col" className="px-3 py-2 font-[560] whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the file
            <tr key={n} className="border-t border-line">
              {columns.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={i} className="max-w-64 truncate px-3 py-1.5 tabular-nums">
                  {line[i] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
