type Props = {
  /** Dollars with two decimals. */
  cents: string;
  /** What is less than a cent: four digits, or '' for nothing. */
  rest: string;
  /** Others in its column have parts of a cent: where this one has none their place is kept, so that cents stand under cents. */
  isAligned?: boolean;
};

/** An amount to its last digit: what is less than a cent stands behind the cents, quieter. */
export const ExactAmount = ({ cents, rest, isAligned = false }: Props) => (
  <span className="whitespace-nowrap tabular-nums">
    {cents}
    {rest && <span className="text-soft">{rest}</span>}
    {!rest && isAligned && (
      <span aria-hidden className="invisible @max-3xl:hidden">
        0000
      </span>
    )}
  </span>
);
