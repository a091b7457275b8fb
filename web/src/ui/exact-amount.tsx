type Props = {
  /** Dollars with two decimals. */
  cents: string;
  /** The fraction of a cent: four digits, or '' for none. */
  rest: string;
  /** Whether other amounts in the column have fractions of a cent, so that room is kept for one to align the cents. */
  isAligned?: boolean;
};

/** An amount with all its digits, the fraction of a cent in a quieter tone. */
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
