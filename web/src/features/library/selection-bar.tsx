import { Download, X } from 'lucide-react';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { libraryStateOf } from '../../../../shared/releases/library-state.ts';
import { toCsv } from '../../lib/csv.ts';
import { plural } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { libraryColumns } from './library-columns.tsx';

type Props = {
  chosen: readonly ReleaseCard[];
  /** Number of releases shown. */
  shown: number;
  onAll: () => void;
  onEnd: () => void;
  onSubmit: (cards: readonly ReleaseCard[]) => void;
};

/** Actions on several releases at once (product 4.9). */
export default function SelectionBar({ chosen, shown, onAll, onEnd, onSubmit }: Props) {
  const ready = chosen.filter((card) => libraryStateOf(card) === 'ready');
  return (
    <section
      aria-label="Selected releases"
      className="sticky bottom-[calc(var(--player)+1rem)] z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-edge bg-raised p-2 pl-4 shadow-float"
    >
      <p role="status" className="pr-2 font-[560] tabular-nums">
        {chosen.length === 0 ? 'Choose releases' : `${chosen.length} selected`}
      </p>
      {chosen.length < shown && (
        <Button size="small" tone="quiet" onClick={onAll}>
          Select all {shown}
        </Button>
      )}
      <Button size="small" disabled={chosen.length === 0} onClick={() => save(chosen)}>
        <Download className="size-4" strokeWidth={1.75} aria-hidden />
        Save as CSV
      </Button>
      {ready.length > 0 && (
        <Button size="small" tone="signal" onClick={() => onSubmit(ready)}>
          Submit {ready.length === chosen.length ? plural(ready.length, 'release') : `${ready.length} that are ready`}
        </Button>
      )}
      <IconButton label="Clear the selection" shortcut="esc" onClick={onEnd}>
        <X />
      </IconButton>
    </section>
  );
}

function save(cards: readonly ReleaseCard[]): void {
  const columns = libraryColumns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const text = toCsv(
    columns.map(({ header }) => header),
    cards.map((card) => columns.map(({ csv }) => csv(card))),
  );
  saveFile({ fileName: 'releases.csv', blob: new Blob([text], { type: 'text/csv;charset=utf-8' }) });
}
