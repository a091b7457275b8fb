import { type ReasonCode, reviewReasons } from '../../../../../shared/releases/review-reasons.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { type Choice, Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** The details of a selected reason: its track ('' for all tracks, or for the release) and a note to the artist. */
export type ReasonDetails = { trackId: string; note: string };

type Props = {
  code: ReasonCode;
  given: ReasonDetails | undefined;
  tracks: readonly Choice[];
  error: string | undefined;
  onChange: (details: ReasonDetails | undefined) => void;
};

const whole = { release: 'The release', track: 'All tracks', either: 'The release' } as const;

/** A reason that the reviewer can select. Once selected, it shows its track and note. */
export function ReasonRow({ code, given, tracks, error, onChange }: Props) {
  const { name, scope, words } = reviewReasons[code];
  return (
    <li className="grid gap-3 border-t border-line py-3 first:border-t-0">
      <Checkbox
        label={name}
        {...(given && { detail: words })}
        checked={given !== undefined}
        onChange={(checked) => onChange(checked ? { trackId: '', note: '' } : undefined)}
      />
      {given && (
        <div className="grid gap-3 pl-8">
          {scope !== 'release' && tracks.length > 0 && (
            <Field label="Where">
              {(control) => (
                <Select
                  {...control}
                  choices={[{ value: '', label: whole[scope] }, ...tracks]}
                  value={given.trackId}
                  onChange={({ target }) => onChange({ ...given, trackId: target.value })}
                />
              )}
            </Field>
          )}
          <Field label={`Note on “${name}”`} error={error}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={500}
                value={given.note}
                onChange={({ target }) => onChange({ ...given, note: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </li>
  );
}
