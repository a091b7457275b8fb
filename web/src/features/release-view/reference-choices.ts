import { audioLanguages } from '../../../../shared/reference/audio-languages.ts';
import { genres } from '../../../../shared/reference/genres.ts';
import { metadataLanguages } from '../../../../shared/reference/metadata-languages.ts';
import type { Field } from '../../../../shared/releases/field-kinds.ts';
import type { releaseFields, trackFields } from '../../../../shared/releases/fields.ts';
import { type AiUse, aiUses, explicitChoices } from '../../../../shared/releases/track-choices.ts';
import type { Choice } from '../../ui/select.tsx';

type Row = { code: string; name: string };

const UNANSWERED: Choice = { value: '', label: 'Choose…' };
const NONE: Choice = { value: '', label: 'None' };
const codesOf = (rows: readonly Row[]): Choice[] => rows.map(({ code, name }) => ({ value: code, label: name }));

const aiLabels: Record<AiUse, string> = { none: 'No AI', partly: 'Partly made with AI', all: 'All made with AI' };
const aiAnswers: Choice[] = [UNANSWERED, ...aiUses.map((value) => ({ value, label: aiLabels[value] }))];

type ChoiceIn<Fields extends Record<string, Field>> = {
  [F in keyof Fields]: Fields[F]['kind'] extends 'choice' ? F : never;
}[keyof Fields];

/** What each field offers that is one of a list (product 1.5). */
const choices: Record<ChoiceIn<typeof releaseFields> | ChoiceIn<typeof trackFields>, readonly Choice[]> = {
  primaryGenre: [UNANSWERED, ...codesOf(genres)],
  secondaryGenre: [NONE, ...codesOf(genres)],
  metadataLanguage: [UNANSWERED, ...codesOf(metadataLanguages)],
  audioLanguage: codesOf(audioLanguages),
  explicit: [UNANSWERED, ...explicitChoices.map((value) => ({ value, label: value }))],
  aiAudio: aiAnswers,
  aiComposition: aiAnswers,
};

const choicesByName: Readonly<Record<string, readonly Choice[] | undefined>> = choices;
/** The choices of a field by its name; of another kind of field there are none. */
export const choicesOf = (field: string): readonly Choice[] => choicesByName[field] ?? [];

export const yesOrNo: readonly Choice[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
