import { audioLanguages } from '../../../../shared/reference/audio-languages.ts';
import { genres } from '../../../../shared/reference/genres.ts';
import { metadataLanguages } from '../../../../shared/reference/metadata-languages.ts';
import { explicitChoices } from '../../../../shared/releases/track.ts';
import type { Choice } from '../../ui/select.tsx';

type Row = { code: string; name: string };

const UNANSWERED: Choice = { value: '', label: 'Choose…' };
const choicesOf = (rows: readonly Row[]): Choice[] => rows.map(({ code, name }) => ({ value: code, label: name }));
const nameIn = (rows: readonly Row[]) => (code: string) => rows.find((row) => row.code === code)?.name ?? code;

export const genreChoices = [UNANSWERED, ...choicesOf(genres)];
export const languageChoices = [UNANSWERED, ...choicesOf(metadataLanguages)];
export const audioLanguageChoices = choicesOf(audioLanguages);
export const explicitAnswers = [UNANSWERED, ...explicitChoices.map((value) => ({ value, label: value }))];

export const genreName = nameIn(genres);
export const languageName = nameIn(metadataLanguages);
export const audioLanguageName = nameIn(audioLanguages);
