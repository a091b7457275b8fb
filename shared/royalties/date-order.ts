/** The order of day and month in a numeric date such as `8/9/2026`. */
export type DateOrder = 'month-first' | 'day-first';

/**
 * The usual order of dates in a format. `year-first` is ISO 8601: such dates are in a different order only if a
 * spreadsheet has saved the file, and then the order depends on the computer.
 */
export type UsualOrder = DateOrder | 'year-first';

const IN_FIGURES = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/;

/** Whether a date consists of figures only, so that its meaning depends on the order. */
export const isNumericDate = (text: string): boolean => IN_FIGURES.test(text);

/**
 * Finds the order of the dates in a file (product 23.16). A day above 12 determines it. Failing that, a format with an
 * order of its own keeps that order; otherwise, dates that are all the first of a month determine it.
 * @param texts all dates in the file
 * @returns undefined if the dates do not determine the order
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
