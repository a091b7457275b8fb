import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StatementId } from '../../../../../shared/ids.ts';
import { columnsNamed } from '../../../../../shared/royalties/column-name.ts';
import { isExcludedRow } from '../../../../../shared/statements/is-excluded-row.ts';
import type { Mapping, StoredMapping } from '../../../../../shared/statements/mapping.ts';
import type { FileHead } from '../../../../../shared/statements/statement-parts.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useSaveMapping } from '../../../data/statements/mutations.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { type Choice, Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { CellName } from './column-names.ts';
import { FilePreview } from './file-preview.tsx';
import { MappingColumns } from './mapping-columns.tsx';
import { draftFrom, type MappingDraft, type MappingErrors, mappingFrom } from './mapping-draft.ts';
import { MappingExclusions } from './mapping-exclusions.tsx';

type Props = {
  statementId: StatementId;
  head: FileHead;
  /** The mapping to change; undefined for an unknown layout. */
  kept: StoredMapping | undefined;
  /** The names of the other saved mappings. */
  others: readonly string[];
};

const uses: Choice<Mapping['use']>[] = [
  { value: 'stream', label: 'Streams' },
  { value: 'download', label: 'Downloads' },
  { value: 'video', label: 'Videos' },
  { value: 'performance', label: 'Performances' },
  { value: 'sync', label: 'Sync licenses' },
  { value: 'other', label: 'Something else' },
];
const dates: Choice<Mapping['dates']>[] = [
  { value: 'month-first', label: '8/9/2026 is August 9' },
  { value: 'day-first', label: '8/9/2026 is September 8' },
];

/** The form of a mapping: a preview of the file, its columns, rows to leave out, and a name (product 23.22). */
export function MappingFields({ statementId, head, kept, others }: Props) {
  const [draft, setDraft] = useState(() => draftFrom(head, kept));
  const [errors, setErrors] = useState<MappingErrors>({});
  const mapping = useSaveMapping(statementId);
  const map = useAction(mapping.mutateAsync, {
    failed: (error) => ({ title: 'Not saved', text: statementActionMessage(error) }),
  });
  const change = (part: Partial<MappingDraft>) => {
    setDraft({ ...draft, ...part });
    setErrors({});
  };
  const choose = (cell: CellName, column: string) => {
    const { [cell]: _, ...rest } = draft.chosen;
    change({ chosen: column === '' ? rest : { ...rest, [cell]: column } });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { mapping: made, errors: wrong } = mappingFrom(draft, head);
    flushSync(() => setErrors(wrong));
    if (made) map(made);
    // Focuses the first invalid field: on a phone it may be a screen or two above the button.
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const isRepeated = (column: string) => columnsNamed(head.columns, column).length > 1;
  const named = head.columns.filter((column) => column !== '');
  const repeated = [...new Set(named.filter(isRepeated))];
  const choices = named.filter((column) => !isRepeated(column)).map((column) => ({ value: column, label: column }));
  const leftOut = head.rows.map((row) =>
    isExcludedRow(
      row,
      head.columns,
      draft.exclude.filter(({ value }) => value.trim()),
    ),
  );
  const replaces = others.find((name) => name.toLowerCase() === draft.name.trim().toLowerCase());
  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      <FilePreview columns={head.columns} rows={head.rows} leftOut={leftOut} />
      {repeated.length > 0 && (
        <p className="text-small text-soft">
          {`The file has the column ${repeated.map((name) => `“${name}”`).join(', ')} twice, so it can’t be chosen. Rename one of them in the file, and drop it again.`}
        </p>
      )}
      <Field
        label="Sent by"
        hint="The store or distributor. Its next statements are recognized by these columns."
        advice={replaces && `This replaces the columns saved for ${replaces}.`}
        error={errors.name}
        className="max-w-md"
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <MappingColumns draft={draft} choices={choices} errors={errors} choose={choose} />
        <Field label="If a line doesn’t state its use, count it as">
          {(control) => <Select {...control} choices={uses} value={draft.use} onChoose={(use) => change({ use })} />}
        </Field>
        <Field label="Dates">
          {(control) => (
            <Select {...control} choices={dates} value={draft.dates} onChoose={(order) => change({ dates: order })} />
          )}
        </Field>
        <Field label="The totals row begins with" hint="Such as Total. That row is not counted.">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={draft.footer}
              onChange={({ target }) => change({ footer: target.value })}
            />
          )}
        </Field>
      </div>
      <MappingExclusions
        head={head}
        rules={draft.exclude}
        choices={choices}
        leftOut={leftOut.filter(Boolean).length}
        errors={errors.exclude}
        change={(exclude) => change({ exclude })}
      />
      <Button type="submit" tone="signal" busy={mapping.isPending && 'Reading…'} className="justify-self-start">
        Save and read the file
      </Button>
    </form>
  );
}
