import { audioLanguages } from '../reference/audio-languages.ts';
import { genres } from '../reference/genres.ts';
import { metadataLanguages } from '../reference/metadata-languages.ts';
import type { Field } from './field-kinds.ts';
import type { releaseFields, trackFields } from './fields.ts';
import { type AiUse, aiUses, explicitChoices } from './track-choices.ts';

/** A choice for a field: its name on a page, and its name in a sentence of the chat if that differs. */
export type NamedChoice = { value: string; label: string; inSentence?: string };

const named = (rows: readonly { code: string; name: string }[]): NamedChoice[] =>
  rows.map(({ code, name }) => ({ value: code, label: name }));

const aiNames: Record<AiUse, Omit<NamedChoice, 'value'>> = {
  none: { label: 'No AI', inSentence: 'not used' },
  partly: { label: 'Partly made with AI', inSentence: 'partly' },
  all: { label: 'All made with AI', inSentence: 'all of it' },
};
const aiChoices = aiUses.map((value): NamedChoice => ({ value, ...aiNames[value] }));

type ChoiceIn<Fields extends Readonly<Record<string, Field>>> = {
  [F in keyof Fields]: Fields[F]['kind'] extends 'choice' ? F : never;
}[keyof Fields];
export type ChoiceField = ChoiceIn<typeof releaseFields> | ChoiceIn<typeof trackFields>;

/** The choices for each field that takes a value from a list (product 1.5). */
export const fieldChoices: Record<ChoiceField, readonly NamedChoice[]> = {
  primaryGenre: named(genres),
  secondaryGenre: named(genres),
  metadataLanguage: named(metadataLanguages),
  audioLanguage: named(audioLanguages),
  explicit: explicitChoices.map((value) => ({ value, label: value })),
  aiAudio: aiChoices,
  aiComposition: aiChoices,
};
