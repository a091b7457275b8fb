type Props = {
  /** Dollars with two decimals. */
  cents: string;
  /** The fraction of a cent: four digits, or '' for none. */
  rest: string;
  /** Other amounts in the column have fractions of a cent, so their place is kept to align the cents. */
  isAligned?: boolean;
};

/** An amount to its last digit, with the fraction of a cent in a quieter tone. */
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
