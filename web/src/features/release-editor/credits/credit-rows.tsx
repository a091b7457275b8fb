import { Plus, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { CREDIT_LIMIT } from '../../../../../shared/releases/credit-limit.ts';
import { withItemMoved } from '../../../lib/with-item-moved.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { SavingRow } from '../../saving-field/saving-row.tsx';
import { type FieldProps, savingKeys } from '../../saving-field/simple-fields.tsx';

/** The props of a control in a row. */
export type CreditCell<C> = {
  credit: C;
  set: <P extends keyof C>(part: P, value: C[P]) => void;
  /** Changes several fields of the row at once. */
  change: (parts: Partial<C>) => void;
  /** The id of the datalist with suggested names. */
  offers: string;
  label: (part: string) => string;
  /** The id of the first row's first control, so that other parts of the page can focus it. */
  id: string | undefined;
};

type Props<C extends { id: string }> = FieldProps<C[]> & {
  /** The noun for a row: 'artist'. */
  noun: string;
  /** Creates an empty row. */
  blank: () => C;
  nameOf: (credit: C) => string;
  /** The names that each row suggests. */
  offered: readonly string[];
  /** Content below the rows. */
  under?: ReactNode;
  cells: (cell: CreditCell<C>) => ReactNode;
};

/**
 * Edits one row per person (product 7.9). Rows can be added, reordered and removed, except the last one (product 7.10).
 * They are saved when the focus leaves them; a row without a name is not saved.
 */
export function CreditRows<C extends { id: string }>({ noun, blank, nameOf, offered, under, cells, ...row }: Props<C>) {
  const { field, id } = row;
  const rows = useRef<HTMLDivElement>(null);
  // An empty row is shown while nobody is credited. Its id stays the same until it is saved.
  const [first] = useState(blank);
  const credits = field.typed.length > 0 ? field.typed : [first];

  const add = () => {
    field.type([...credits, blank()]);
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLInputElement>(':scope > ol > li:last-child input')?.focus(),
    );
  };
  const change = ({ id }: C, changed: (credit: C) => C) =>
    field.type(credits.map((each) => (each.id === id ? changed(each) : each)));
  const save = (next: C[]) => {
    field.type(next);
    field.commit();
  };
  const remove = (index: number) => {
    save(credits.filter((_, i) => i !== index));
    requestAnimationFrame(() => rows.current?.querySelector<HTMLInputElement>('input')?.focus());
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) field.commit();
  };
  const called = (credit: C, i: number) => nameOf(credit) || `${noun} ${i + 1}`;
  return (
    <SavingRow {...row} group>
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: notices when the focus leaves; the controls are inside
        <div ref={rows} onBlur={onBlur} onKeyDown={savingKeys(field)} className="@container/rows grid gap-1">
          <SortableList
            label={`${row.label}, in order`}
            items={credits}
            keyOf={(credit) => credit.id}
            nameOf={called}
            onMove={(from, to) => save(withItemMoved(credits, from, to))}
            className="grid gap-1"
          >
            {(credit, i, handle) => (
              <div className="flex items-start">
                {handle}
                <div className="grid min-w-0 flex-1 gap-1 @xs/rows:grid-cols-2 @xl/rows:auto-cols-fr @xl/rows:grid-flow-col @xl/rows:grid-cols-none">
                  {cells({
                    credit,
                    id: i === 0 ? id : undefined,
                    set: (part, value) => change(credit, (now) => ({ ...now, [part]: value })),
                    change: (parts) => change(credit, (now) => ({ ...now, ...parts })),
                    offers: `${id}-names`,
                    label: (part) => `${part} of ${noun} ${i + 1}`,
                  })}
                </div>
                {/* The last row cannot be removed. */}
                {credits.length > 1 && (
                  <IconButton
                    label={`Remove ${called(credit, i)}`}
                    onClick={() => remove(i)}
                    className="mt-0.5 text-soft hover:text-ink"
                  >
                    <X />
                  </IconButton>
                )}
              </div>
            )}
          </SortableList>
          <datalist id={`${id}-names`}>
            {offered.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {under}
          {credits.length < CREDIT_LIMIT && (
            <Button id={`${id}-add`} size="small" tone="quiet" className="justify-self-start text-soft" onClick={add}>
              <Plus className="size-4" aria-hidden /> Add {noun}
            </Button>
          )}
        </div>
      )}
    </SavingRow>
  );
}
