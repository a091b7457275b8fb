/** Measures with their names, in a line. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
    {rows.map(([name, value]) => (
      <div key={name} className="flex gap-1.5">
        <dt>{name}</dt>
        <dd className="text-ink tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
