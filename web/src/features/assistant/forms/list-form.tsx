import { useState } from 'react';
import type { ChangingAct } from '../../../../../shared/assistant/act.ts';
import { genres } from '../../../../../shared/reference/genres.ts';
import { metadataLanguages } from '../../../../../shared/reference/metadata-languages.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FormProps } from './form-answer.ts';
import { FormFrame } from './form-frame.tsx';

type Rows = readonly { code: string; name: string }[];
type List = { field: 'primaryGenre' | 'secondaryGenre' | 'metadataLanguage'; label: string; rows: Rows };
const lists: Readonly<Record<'primary_genre' | 'secondary_genre' | 'metadata_language', List>> = {
  primary_genre: { field: 'primaryGenre', label: 'All genres', rows: genres },
  secondary_genre: { field: 'secondaryGenre', label: 'All genres', rows: genres },
  metadata_language: { field: 'metadataLanguage', label: 'All languages', rows: metadataLanguages },
};

type Props = FormProps & { step: keyof typeof lists };

/** Offers a list that is too long for buttons. */
export function ListForm({ step, release, onAnswer }: Props) {
  const { field, label, rows } = lists[step];
  const [code, setCode] = useState<string>('');
  const chosen = rows.find((row) => row.code === code);
  const offered = rows.filter((row) => step !== 'secondary_genre' || row.code !== release.primaryGenre);
  return (
    <FormFrame
      label={label}
      action="Use this one"
      isReady={chosen !== undefined}
      onSubmit={() =>
        chosen &&
        onAnswer({ message: chosen.name, chosen: [{ kind: 'set-release', field, value: chosen.code } as ChangingAct] })
      }
    >
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            value={code}
            choices={[{ value: '', label: 'Choose…' }, ...offered.map((row) => ({ value: row.code, label: row.name }))]}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
    </FormFrame>
  );
}
