import type { ArtistCredit, Contributor, Writer } from '../../../../../shared/releases/credit.ts';
import type { FieldKind, ValueOfKind } from '../../../../../shared/releases/field-kinds.ts';
import {
  type ReleaseField,
  releaseFields,
  type TrackField,
  trackFields,
} from '../../../../../shared/releases/fields.ts';
import { type FieldMappers, mapFields } from '../../../../../shared/releases/map-fields.ts';
import { UNTITLED } from '../../../../../shared/releases/placeholder-title.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../../shared/releases/sales-start.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import type { Read } from '../../saving-field/save-edit.ts';

export type TypedRightsLine = { year: string; holder: string };
export type TypedSalesStart = { kind: '' | 'asap' | 'day'; day: string };

/** The value of each kind of control while the artist is typing. */
export type TypedOfKind = {
  text: string;
  code: string;
  choice: string;
  /** 'yes' or 'no'. */
  'yes-no': string;
  day: string;
  'sales-start': TypedSalesStart;
  'rights-line': TypedRightsLine;
  stores: string[];
  territories: string[];
  artists: ArtistCredit[];
  contributors: Contributor[];
  writers: Writer[];
  seconds: string;
  stated: ValueOfKind['stated'];
  'content-id': ValueOfKind['content-id'];
};

/**
 * Converts between a saved value and its controls. `read` returns the value that was typed, or a message if a part is
 * missing; the field's schema then validates it (field-checks.ts).
 */
export type FieldForm<S, T> = { show: (saved: S) => T; read: (typed: T, from: S) => Read<unknown> };

/** For a value that is typed in the same format in which it is saved. */
const plainForm = <S>(): FieldForm<S, S> => ({ show: (saved) => saved, read: (typed) => ({ value: typed }) });

/** For a title. Shows the placeholder title of a new release as an empty field, and keeps it while nothing is typed. */
const titleForm: FieldForm<string, string> = {
  show: (saved) => (saved === UNTITLED ? '' : saved),
  read: (typed, from) => ({ value: typed.trim() === '' && from === UNTITLED ? from : typed }),
};

/** For a code, which may be typed with hyphens and spaces, and is saved without them. */
const codeForm: FieldForm<string, string> = {
  show: (saved) => saved,
  read: (typed) => ({ value: typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase() }),
};

const yesNoForm: FieldForm<boolean, string> = {
  show: (saved) => (saved ? 'yes' : 'no'),
  read: (typed) => ({ value: typed === 'yes' }),
};

/** For a number of seconds: digits only (product 6.8), or nothing. */
const secondsForm: FieldForm<number | null, string> = {
  show: (saved) => (saved === null ? '' : String(saved)),
  read(typed) {
    const text = typed.trim();
    if (text === '') return { value: null };
    return /^\d+$/.test(text) ? { value: Number(text) } : { message: 'Must be a valid number' };
  },
};

/** Reads the year and the holder as one value, which is saved when both are filled in or both are empty. */
export function readRightsLine({ year, holder }: TypedRightsLine): Read<unknown> {
  if (year.trim() === '' && holder.trim() === '') return { value: null };
  if (year.trim() !== '' && !/^\d+$/.test(year.trim())) return { message: 'Must be a valid number' };
  if (year.trim() === '' || holder.trim() === '') return 'unfinished';
  return { value: { year: Number(year), holder } };
}

const rightsLineForm: FieldForm<ValueOfKind['rights-line'], TypedRightsLine> = {
  show: (saved) => ({ year: saved ? String(saved.year) : '', holder: saved?.holder ?? '' }),
  read: readRightsLine,
};

const salesStartForm: FieldForm<string, TypedSalesStart> = {
  show(saved) {
    if (saved === '') return { kind: '', day: '' };
    return saved === AS_SOON_AS_POSSIBLE ? { kind: 'asap', day: '' } : { kind: 'day', day: saved };
  },
  read({ kind, day }) {
    if (kind === 'asap') return { value: AS_SOON_AS_POSSIBLE };
    return day === '' ? 'unfinished' : { value: day };
  },
};

type Entry = { id: string; name?: string; firstName?: string; lastName?: string; spotifyUri?: string };

const isNamed = ({ name, firstName, lastName }: Entry) => [name, firstName, lastName].some((part) => part?.trim());

/** For rows of credits. Empty rows are not saved. */
const creditsForm = <S extends Entry>(): FieldForm<S[], S[]> => ({
  show: (saved) => saved,
  read(typed) {
    const named = typed.filter(isNamed);
    const isWritten = (entry: S) => isNamed(entry) || entry.spotifyUri?.trim();
    if (typed.some((entry) => isWritten(entry) && !isNamed(entry)))
      return { message: 'Please write the name too, or remove the row' };
    return { value: named };
  },
});

type Forms = { [K in FieldKind]: FieldForm<ValueOfKind[K], TypedOfKind[K]> };
const forms: FieldMappers<Forms> = {
  text: plainForm,
  code: () => codeForm,
  choice: plainForm,
  'yes-no': () => yesNoForm,
  day: plainForm,
  'sales-start': () => salesStartForm,
  'rights-line': () => rightsLineForm,
  stores: plainForm,
  territories: plainForm,
  artists: creditsForm,
  contributors: creditsForm,
  writers: creditsForm,
  seconds: () => secondsForm,
  stated: plainForm,
  'content-id': plainForm,
};

/** The value of a release field's controls. */
export type TypedReleaseValue<F extends ReleaseField> = TypedOfKind[(typeof releaseFields)[F]['kind']];
/** The value of a track field's controls. */
export type TypedTrackValue<F extends TrackField> = TypedOfKind[(typeof trackFields)[F]['kind']];

/** The form for every release field that an artist edits. */
export const releaseForms: { [F in ReleaseField]: FieldForm<Release[F], TypedReleaseValue<F>> } = {
  ...mapFields<typeof releaseFields, Forms>(releaseFields, forms),
  title: titleForm,
};

/** The form for every track field that an artist edits. */
export const trackForms: { [F in TrackField]: FieldForm<Track[F], TypedTrackValue<F>> } = mapFields<
  typeof trackFields,
  Forms
>(trackFields, forms);
