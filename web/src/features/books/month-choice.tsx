import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { monthAfter, monthText, thisMonth } from './months.ts';

/** The number of months in the list. Older months are reached one at a time with the buttons. */
const LISTED_MONTHS = 36;

type Props = { month: string; onChoose: (month: string) => void };

/** Selects a month from a list, or the previous or next one. */
export function MonthChoice({ month, onChoose }: Props) {
  const now = thisMonth(new Date());
  const listed = Array.from({ length: LISTED_MONTHS }, (_, back) => monthAfter(now, -back));
  const choices = (listed.includes(month) ? listed : [...listed, month]).map((value) => ({
    value,
    label: monthText(value),
  }));
  return (
    <div className="flex items-center gap-2">
      <IconButton label="Previous month" onClick={() => onChoose(monthAfter(month, -1))}>
        <ChevronLeft />
      </IconButton>
      <Select
        aria-label="Month"
        choices={choices}
        value={month}
        onChange={({ target }) => onChoose(target.value)}
        className="min-w-44"
      />
      <IconButton label="Next month" disabled={month >= now} onClick={() => onChoose(monthAfter(month, 1))}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
