import type { ZodType } from 'zod';
import type { ArtistCredit } from '../../../../shared/releases/credit.ts';
import { releaseFields, trackFields } from '../../../../shared/releases/fields.ts';
import type { RightsLine } from '../../../../shared/releases/release.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../shared/releases/sales-start.ts';
import { UNTITLED } from '../../../../shared/releases/untitled.ts';
import type { Read } from './use-field-edit.ts';

/** How a saved value is shown in controls, and how what was typed becomes a value again. */
export type FieldForm<S, T> = { show: (saved: S) => T; read: (typed: T, from: S) => Read<S> };

function check<S>(schema: ZodType, value: unknown): Read<S> {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data as S } : { words: result.error.issues[0]?.message ?? 'Not accepted' };
}

export const textForm = (schema: ZodType): FieldForm<string, string> => ({
  show: (saved) => saved,
  read: (typed) => check(schema, typed),
});

/** One of a list. */
export const choiceForm = <S extends string>(schema: ZodType): FieldForm<S, string> => ({
  show: (saved) => saved,
  read: (typed) => check(schema, typed),
});

/** The placeholder of a new release is shown as no title, and stays while nothing is typed. */
export const titleForm: FieldForm<string, string> = {
  show: (saved) => (saved === UNTITLED ? '' : saved),
  read: (typed, from) =>
    typed.trim() === '' && from === UNTITLED ? { value: from } : check(releaseFields.title.schema, typed),
};

export type TypedRightsLine = { year: string; holder: string };

/** Year and holder are one value: saved when both are there, or when both are gone. */
export const rightsLineForm: FieldForm<RightsLine | null, TypedRightsLine> = {
  show: (saved) => ({ year: saved ? String(saved.year) : '', holder: saved?.holder ?? '' }),
  read({ year, holder }) {
    if (year.trim() === '' && holder.trim() === '') return { value: null };
    if (year.trim() !== '' && !/^\d+$/.test(year.trim())) return { words: 'Must be a valid number' };
    if (year.trim() === '' || holder.trim() === '') return 'unfinished';
    return check(releaseFields.pLine.schema, { year: Number(year), holder });
  },
};

export type TypedSalesStart = { kind: '' | 'asap' | 'day'; day: string };

export const salesStartForm: FieldForm<string, TypedSalesStart> = {
  show(saved) {
    if (saved === '') return { kind: '', day: '' };
    return saved === AS_SOON_AS_POSSIBLE ? { kind: 'asap', day: '' } : { kind: 'day', day: saved };
  },
  read({ kind, day }) {
    if (kind === 'asap') return { value: AS_SOON_AS_POSSIBLE };
    return day === '' ? 'unfinished' : check(releaseFields.salesStart.schema, day);
  },
};

/** The name of the first credited artist; the rest of the list stays as it is. */
export const firstArtistForm = (newId: () => string): FieldForm<ArtistCredit[], string> => ({
  show: ([first]) => first?.name ?? '',
  read(typed, from) {
    const name = typed.trim();
    const [first, ...rest] = from;
    if (!first && name === '') return { value: from };
    const credit = first ? { ...first, name } : { id: newId(), name, role: 'Primary', spotifyUri: '' };
    return check(trackFields.artists.schema, [credit, ...rest]);
  },
});
