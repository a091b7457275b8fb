import { useSearchParams } from 'react-router-dom';
import type { Range } from '../../data/earnings/queries.ts';
import { Select } from '../../ui/select.tsx';
import { addMonths, monthsBetween, monthText } from './earnings-text.ts';

const MAX_MONTHS = 60;
const DEFAULT_RANGES = [1, 3, 12, 24, 36] as const;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Reads the range from the URL, where it is stored so that reloading or opening a bookmark shows the same range. */
export function useRange(): Range {
  const [query] = useSearchParams();
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return MONTH.test(from) && MONTH.test(to) ? { from, to } : {};
}

type Props = {
  /** The range that is shown. */
  shown: { from: string; to: string };
  /** The first and last month that have figures. */
  known: { first: string; last: string };
};

/** Selects a range: a number of recent months, or from one month to another. */
export function RangePicker({ shown: { from, to }, known: { first, last } }: Props) {
  const [, setQuery] = useSearchParams();
  const choose = (range: { from: string; to: string }) => setQuery(range, { replace: true });
  const length = monthsBetween(from, to);
  const preset = to === last && DEFAULT_RANGES.some((months) => months === length) ? String(length) : '';
  const [least, most] = [from < first ? from : first, to > last ? to : last];
  const months = Array.from({ length: monthsBetween(least, most) }, (_, n) => addMonths(most, -n));
  const choices = months.map((month) => ({ value: month, label: monthText(month) }));
  const nearer = (month: string) => (monthsBetween(month, to) > MAX_MONTHS ? addMonths(month, MAX_MONTHS - 1) : to);
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2 gap-y-3 print:hidden">
      <legend className="sr-only">Months</legend>
      <Select
        aria-label="Period"
        value={preset}
        choices={[
          ...DEFAULT_RANGES.map((count) => ({
            value: String(count),
            label: count === 1 ? 'Last month' : `Last ${count} months`,
          })),
          { value: '', label: 'Other months' },
        ]}
        onChange={({ target: { value } }) =>
          value !== '' && choose({ from: addMonths(last, 1 - Number(value)), to: last })
        }
      />
      <span className="flex items-center gap-x-2">
        <Select
          aria-label="From"
          value={from}
          choices={choices}
          onChange={({ target: { value } }) => choose({ from: value, to: value > to ? value : nearer(value) })}
        />
        <span className="text-small text-soft">to</span>
        <Select
          aria-label="To"
          value={to}
          choices={choices}
          onChange={({ target: { value } }) => choose({ from: value < from ? value : from, to: value })}
        />
      </span>
    </fieldset>
  );
}
