import { artistRoles } from '../../../../shared/reference/artist-roles.ts';
import { audioLanguages } from '../../../../shared/reference/audio-languages.ts';
import { contributorRoles } from '../../../../shared/reference/contributor-roles.ts';
import { genres } from '../../../../shared/reference/genres.ts';
import { metadataLanguages } from '../../../../shared/reference/metadata-languages.ts';
import { explicitChoices } from '../../../../shared/releases/track.ts';
import type { Choice } from '../../ui/select.tsx';

type Row = { code: string; name: string };

const UNANSWERED: Choice = { value: '', label: 'Choose…' };
const NONE: Choice = { value: '', label: 'None' };
const choicesOf = (rows: readonly Row[]): Choice[] => rows.map(({ code, name }) => ({ value: code, label: name }));
const namesOf = (rows: readonly { name: string }[]): Choice[] => rows.map(({ name }) => ({ value: name, label: name }));

const aiAnswers: Choice[] = [
  UNANSWERED,
  { value: 'none', label: 'No AI' },
  { value: 'partly', label: 'Partly made with AI' },
  { value: 'all', label: 'All made with AI' },
];

/** What each field offers that is one of a list (S2 sections 3 and 5). */
export const choices = {
  primaryGenre: [UNANSWERED, ...choicesOf(genres)],
  secondaryGenre: [NONE, ...choicesOf(genres)],
  metadataLanguage: [UNANSWERED, ...choicesOf(metadataLanguages)],
  audioLanguage: choicesOf(audioLanguages),
  explicit: [UNANSWERED, ...explicitChoices.map((value) => ({ value, label: value }))],
  aiAudio: aiAnswers,
  aiComposition: aiAnswers,
} as const satisfies Record<string, readonly Choice[]>;

export const yesOrNo: readonly Choice[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

export const artistRoleChoices = namesOf(artistRoles);
export const contributorRoleChoices = namesOf(contributorRoles);
