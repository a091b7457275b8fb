const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const nameOf = (text: string): string => String(months.indexOf(text.slice(0, 3).toUpperCase()) + 1);

type Order = 'month-first' | 'day-first';
/** Year, month, day as they stand in a text. */
type Parts = readonly [year: string, month: string, day?: string];
type Pattern = { form: RegExp; parts: (found: readonly string[], order: Order) => Parts };

const patterns: readonly Pattern[] = [
  { form: /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ].*)?$/, parts: ([y = '', m = '', d]) => [y, m, d] },
  { form: /^(\d{4})(\d{2})(\d{2})?$/, parts: ([y = '', m = '', d]) => [y, m, d] },
  { form: /^(\d{4})M(\d{1,2})$/i, parts: ([y = '', m = '']) => [y, m] },
  {
    form: /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: .*)?$/,
    parts: ([a = '', b = '', y = ''], order) => (order === 'month-first' ? [y, a, b] : [y, b, a]),
  },
  { form: /^([a-z]{3,9})[ -](\d{4}|\d{2})$/i, parts: ([name = '', y = '']) => [y, nameOf(name)] },
];

/** @returns the moment of a day in UTC, of a month its first day; undefined when there is no such day */
function momentOf(text: string, order: Order): number | undefined {
  const trimmed = text.trim();
  for (const { form, parts } of patterns) {
    const found = form.exec(trimmed);
    if (!found) continue;
    const [year, month, day = '1'] = parts(found.slice(1), order);
    const at = new Date(
      Date.UTC(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month) - 1, Number(day)),
    );
    const isReal = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
    if (isReal && at.getUTCFullYear() >= 1990 && at.getUTCFullYear() < 2100) return at.getTime();
  }
  return undefined;
}

/**
 * The month, YYYY-MM, that a line is of: the one in which the middle of its period lies, because Apple's months are weeks (4-4-5) that
 * begin and end some days beside the calendar's.
 * @param to the period's end, '' where a line has one day or month only
 * @returns undefined for what is no date, or a period that ends before it begins
 */
export function statementMonth(from: string, to: string, order: Order): string | undefined {
  const begin = momentOf(from, order);
  const end = to.trim() === '' ? begin : momentOf(to, order);
  if (begin === undefined || end === undefined || end < begin) return undefined;
  return new Date((begin + end) / 2).toISOString().slice(0, 7);
}
