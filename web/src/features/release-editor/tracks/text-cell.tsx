import type { KeyboardEvent } from 'react';
import { TextInput } from '../../../ui/text-input.tsx';
import { FieldConflict, FieldRetry } from '../../saving-field/field-status.tsx';
import { savingKeys } from '../../saving-field/simple-fields.tsx';
import { useRefusalToast } from '../../saving-field/use-refusal-toast.ts';
import type { SavingField } from '../../saving-field/use-saving-field.ts';

type Props = {
  id: string;
  label: string;
  placeholder: string;
  field: SavingField<string>;
  /** Called on Enter if there is nothing to save, to open the track's panel. */
  onOpen: () => void;
};

/** A text field in a row. It saves itself on blur, and shows its error below. */
export function TextCell({ id, label, placeholder, field, onOpen }: Props) {
  const { state } = field;
  useRefusalToast(id, state);
  const refused = state.phase === 'refused' ? state.message : undefined;
  const keys = savingKeys(field);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && state.phase !== 'typed') onOpen();
    else keys(event);
  };
  return (
    <div className="grid gap-1">
      <TextInput
        id={id}
        dir="auto"
        autoComplete="off"
        aria-label={label}
        aria-invalid={refused !== undefined}
        aria-describedby={refused ? `${id}-note` : undefined}
        placeholder={placeholder}
        value={field.typed}
        onChange={({ target }) => field.type(target.value)}
        onBlur={field.commit}
        onKeyDown={onKeyDown}
        className="h-10! truncate px-2! not-pointer-coarse:text-small! pointer-coarse:h-11!"
      />
      {refused && (
        <p id={`${id}-note`} role="alert" className="px-2 text-danger">
          {refused}
        </p>
      )}
      <FieldRetry field={field} />
      <FieldConflict field={field} />
    </div>
  );
}
