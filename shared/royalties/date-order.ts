/** The order of a date in figures, such as `8/9/2026`. */
export type DateOrder = 'month-first' | 'day-first';

/**
 * The order that a format writes. `year-first` is ISO 8601: dates have another order only after a spreadsheet has saved
 * the file, and that order depends on the computer.
 */
export type UsualOrder = DateOrder | 'year-first';

const IN_FIGURES = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/;

/** Whether the meaning of a date depends on the order. */
export const isInFigures = (text: string): boolean => IN_FIGURES.test(text);

/**
 * Finds the order of the dates of a file (product 23.16). A day above 12 shows it. Without one, a format with an order
 * of its own keeps it; otherwise dates that are all the first of a month show it.
 * @param texts all dates of the file
 * @returns undefined if the file does not show it
 */
export function dateOrder(texts: Iterable<string>, usual: UsualOrder): DateOrder | undefined {
  const shown = new Set<DateOrder>();
  let [isFirstOne, isSecondOne, hasAny] = [true, true, false];
  for (const text of texts) {
    const found = IN_FIGURES.exec(text);
    if (!found) continue;
    const [first, second] = [Number(found[1]), Number(found[2])];
    if (first > 12 && second <= 12) shown.add('day-first');
    if (second > 12 && first <= 12) shown.add('month-first');
    hasAny = true;
    isFirstOne &&= first === 1;
    isSecondOne &&= second === 1;
  }
  const [only, other] = shown;
  if (only && !other) return only;
  if (usual !== 'year-first') return usual;
  if (other || !hasAny) return undefined;
  if (isFirstOne) return 'day-first';
  return isSecondOne ? 'month-first' : undefined;
}
