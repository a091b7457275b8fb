import { type ChoiceField, fieldChoices } from '../../../../shared/releases/choices.ts';
import { entriesOf } from '../../../../shared/typed-record.ts';
import type { Choice } from '../../ui/select.tsx';

const UNANSWERED: Choice = { value: '', label: 'Choose…' };
const NONE: Choice = { value: '', label: 'None' };

/** The empty choice for fields that may stay empty. A track always has an audio language. */
const blanks: { readonly [F in ChoiceField]?: readonly Choice[] } = { secondaryGenre: [NONE], audioLanguage: [] };

/** The choices of each field with a fixed list (product 1.5). */
const choicesByName: Readonly<Record<string, readonly Choice[] | undefined>> = Object.fromEntries(
  entriesOf(fieldChoices).map(([field, choices]) => [
    field,
    [...(blanks[field] ?? [UNANSWERED]), ...choices.map(({ value, label }): Choice => ({ value, label }))],
  ]),
);

/** The choices of a field by its name; empty for a field without a fixed list. */
export const choicesOf = (field: string): readonly Choice[] => choicesByName[field] ?? [];

export const yesOrNo: readonly Choice[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
