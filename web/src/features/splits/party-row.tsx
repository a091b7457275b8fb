import { X } from 'lucide-react';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { RowErrors, TypedParty } from './typed-split.ts';

type Props = {
  party: TypedParty;
  number: number;
  errors: RowErrors | undefined;
  onChange: (party: TypedParty) => void;
  onRemove: () => void;
};

/** A row of the form: one person and their part. */
export const PartyRow = ({ party, number, errors, onChange, onRemove }: Props) => (
  <fieldset className="grid gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
    <legend className="sr-only">Person {number}</legend>
    <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] gap-x-3 sm:grid-cols-[minmax(0,1fr)_6.5rem_auto]">
      <Field label="Name" error={errors?.name}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={party.name}
            onChange={({ target }) => onChange({ ...party, name: target.value })}
          />
        )}
      </Field>
      <Field label="Part in %" error={errors?.percent}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            inputMode="decimal"
            className="text-right tabular-nums"
            value={party.percent}
            onChange={({ target }) => onChange({ ...party, percent: target.value })}
          />
        )}
      </Field>
      <IconButton
        label={`Remove ${party.name || `person ${number}`}`}
        onClick={onRemove}
        className="mt-[1.9rem] self-start text-soft hover:text-ink"
      >
        <X />
      </IconButton>
    </div>
    <Field label="Email" error={errors?.email}>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          autoComplete="off"
          value={party.email}
          onChange={({ target }) => onChange({ ...party, email: target.value })}
        />
      )}
    </Field>
  </fieldset>
);
