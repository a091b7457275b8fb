import type { ZodType } from 'zod';
import {
  type FieldKind,
  isEmptied,
  KEEP_ONE,
  type ReleaseField,
  releaseFields,
  type TrackField,
  trackFields,
} from '../../../../../shared/releases/fields.ts';
import type { RightsLine } from '../../../../../shared/releases/release.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../../shared/releases/sales-start.ts';
import { UNTITLED } from '../../../../../shared/releases/untitled.ts';
import type { Read } from './use-field-edit.ts';

/** How a saved value is shown in controls, and how what was typed becomes a value again. */
export type FieldForm<S, T> = { show: (saved: S) => T; read: (typed: T, from: S) => Read<S> };

function check<S>(schema: ZodType, value: unknown): Read<S> {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data as S } : { words: result.error.issues[0]?.message ?? 'Not accepted' };
}

/** A value that is typed as it is saved. */
export const plainForm = <S>(schema: ZodType): FieldForm<S, S> => ({
  show: (saved) => saved,
  read: (typed) => check(schema, typed),
});

/** The placeholder of a new release is shown as no title, and stays while nothing is typed. */
export const titleForm: FieldForm<string, string> = {
  show: (saved) => (saved === UNTITLED ? '' : saved),
  read: (typed, from) =>
    typed.trim() === '' && from === UNTITLED ? { value: from } : check(releaseFields.title.schema, typed),
};

/** Codes are printed with hyphens and spaces, and kept without. */
const codeForm = (schema: ZodType): FieldForm<string, string> => ({
  show: (saved) => saved,
  read: (typed) => check(schema, typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()),
});

const yesNoForm = (schema: ZodType): FieldForm<boolean, string> => ({
  show: (saved) => (saved ? 'yes' : 'no'),
  read: (typed) => check(schema, typed === 'yes'),
});

/** Seconds: digits only (S2 section 5), or nothing. */
const secondsForm = (schema: ZodType): FieldForm<number | null, string> => ({
  show: (saved) => (saved === null ? '' : String(saved)),
  read(typed) {
    const text = typed.trim();
    if (text === '') return { value: null };
    return /^\d+$/.test(text) ? check(schema, Number(text)) : { words: 'Must be a valid number' };
  },
});

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

type Entry = { id: string; name?: string; firstName?: string; lastName?: string; spotifyUri?: string };

const isNamed = ({ name, firstName, lastName }: Entry) => [name, firstName, lastName].some((part) => part?.trim());

/** Rows of credits. A row in which nothing is written goes away by itself; of a list that was saved one row stays (S2 section 4). */
const creditsForm = <S extends Entry>(schema: ZodType): FieldForm<S[], S[]> => ({
  show: (saved) => saved,
  read(typed, from) {
    const named = typed.filter(isNamed);
    const isWritten = (entry: S) => isNamed(entry) || entry.spotifyUri?.trim();
    if (typed.some((entry) => isWritten(entry) && !isNamed(entry)))
      return { words: 'Please write the name too, or remove the row' };
    if (isEmptied(from, named) && schema.safeParse([]).success) return { words: KEEP_ONE };
    return check(schema, named);
  },
});

type Row = { kind: FieldKind; schema: ZodType };
// Each kind of a row and the type of its field's value agree in the catalogue, which the compiler cannot see.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyForm = FieldForm<any, any>;

function formOf({ kind, schema }: Row): AnyForm {
  switch (kind) {
    case 'code':
      return codeForm(schema);
    case 'yes-no':
      return yesNoForm(schema);
    case 'seconds':
      return secondsForm(schema);
    case 'rights-line':
      return rightsLineForm;
    case 'sales-start':
      return salesStartForm;
    case 'artists':
    case 'contributors':
    case 'writers':
      return creditsForm(schema);
    default:
      return plainForm(schema);
  }
}

const formsOf = <F extends string>(fields: Record<F, Row>) =>
  Object.fromEntries(Object.entries<Row>(fields).map(([field, row]) => [field, formOf(row)])) as Record<F, AnyForm>;

/** The form of every field that an artist edits on a release. */
export const releaseForms: Record<ReleaseField, AnyForm> = { ...formsOf(releaseFields), title: titleForm };

/** The same of a track. */
export const trackForms: Record<TrackField, AnyForm> = formsOf(trackFields);
