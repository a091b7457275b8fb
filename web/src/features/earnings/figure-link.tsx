import { ChevronRight } from 'lucide-react';

type Props = { name: string; note?: string; amount: string; onOpen: () => void };

/** A part of a figure, with a button that opens its own parts. */
export const FigureLink = ({ name, note, amount, onOpen }: Props) => (
  <button
    type="button"
    onClick={onOpen}
    className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 px-2 py-1.5 text-left hover:bg-sunken"
  >
    <span className="min-w-0 grow [overflow-wrap:anywhere]">
      {name}
      {note && <span className="block text-small text-soft">{note}</span>}
    </span>
    <span className="tabular-nums">{amount}</span>
    <ChevronRight className="text-soft" aria-hidden />
  </button>
);
