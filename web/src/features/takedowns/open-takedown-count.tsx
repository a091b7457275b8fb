import { useTakedownQueue } from '../../data/takedowns/queries.ts';

/** The number of open takedowns, beside their link. Nothing without any, and while they load. */
export default function OpenTakedownCount() {
  const { rows, more } = useTakedownQueue({ polls: false });
  if (!rows || rows.length === 0) return null;
  return (
    <span className="ml-auto text-small tabular-nums">
      <span className="sr-only">, </span>
      {rows.length}
      {more && '+'}
      <span className="sr-only"> open</span>
    </span>
  );
}
